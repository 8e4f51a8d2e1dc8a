import {IsOptional, IsString, MaxLength, MinLength} from 'class-validator';

export default class CreateAuthorDto {
  @IsString()
  @MinLength(2)
  name!: string;

  @IsOptional()
  @IsString()
  country?: string;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  bio?: string;
}
