import {z} from 'zod';

const CreateReviewSchema = z.object({
  bookId: z.string().uuid(),
  rating: z.number().int().min(1).max(5),
  text: z.string().min(10).max(2000),
});

export default CreateReviewSchema;
