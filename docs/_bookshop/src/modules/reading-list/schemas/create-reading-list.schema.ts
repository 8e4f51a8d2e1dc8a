import {z} from 'zod';

const CreateReadingListSchema = z.object({
  name: z.string().min(1),
  books: z.array(z.object({id: z.string().uuid()})).optional(),
});

export default CreateReadingListSchema;
