import {IsString, IsStrongPassword} from 'class-validator';

export default class UpdatePasswordDto {
  @IsString()
  currentPassword!: string;

  @IsStrongPassword({minLength: 8, minSymbols: 0})
  newPassword!: string;
}
