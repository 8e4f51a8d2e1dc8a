import {IsInt, IsString, IsUUID, Length, Max, Min} from 'class-validator';

export default class CreateReviewDto {
  @IsUUID()
  bookId!: string;

  @IsInt()
  @Min(1)
  @Max(5)
  rating!: number;

  @IsString()
  @Length(10, 2000)
  text!: string;
}
