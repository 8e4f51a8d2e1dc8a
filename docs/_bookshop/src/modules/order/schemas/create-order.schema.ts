import {z} from 'zod';

const CreateOrderSchema = z.object({
  bookId: z.string().uuid(),
  quantity: z.number().int().min(1).max(20),
});

export default CreateOrderSchema;
