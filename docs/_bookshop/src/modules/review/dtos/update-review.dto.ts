import {IsInt, IsOptional, IsString, Length, Max, Min} from 'class-validator';

export default class UpdateReviewDto {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(5)
  rating?: number;

  @IsOptional()
  @IsString()
  @Length(10, 2000)
  text?: string;
}
