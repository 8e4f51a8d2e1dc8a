import {IsEmail, IsString, IsStrongPassword, MinLength} from 'class-validator';

export default class SignupDto {
  @IsString()
  @MinLength(2)
  name!: string;

  @IsEmail()
  email!: string;

  @IsStrongPassword({minLength: 8, minSymbols: 0})
  password!: string;
}
