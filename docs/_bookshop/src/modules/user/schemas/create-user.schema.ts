import {z} from 'zod';

const CreateUserSchema = z.object({
  name: z.string().min(2),
  email: z.string().email(),
  password: z.string().min(8),
  role: z.enum(['reader', 'editor', 'admin']).default('reader'),
});

export default CreateUserSchema;
