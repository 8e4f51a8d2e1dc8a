import {z} from 'zod';

const UpdateUserSchema = z.object({
  name: z.string().min(2).optional(),
  role: z.enum(['reader', 'editor', 'admin']).optional(),
  isActive: z.boolean().optional(),
});

export default UpdateUserSchema;
