import {IsEmail, IsIn, IsOptional, IsString, MinLength} from 'class-validator';

export default class CreateUserDto {
  @IsString()
  @MinLength(2)
  name!: string;

  @IsEmail()
  email!: string;

  @IsString()
  @MinLength(8)
  password!: string;

  @IsOptional()
  @IsIn(['reader', 'editor', 'admin'])
  role?: string;
}
