import {IsEmail, IsOptional, IsString, MinLength} from 'class-validator';

export default class UpdateMeDto {
  @IsOptional()
  @IsString()
  @MinLength(2)
  name?: string;

  @IsOptional()
  @IsEmail()
  email?: string;
}
