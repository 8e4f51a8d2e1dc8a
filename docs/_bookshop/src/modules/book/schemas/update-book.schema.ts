import {z} from 'zod';

const UpdateBookSchema = z.object({
  title: z.string().min(1).optional(),
  summary: z.string().max(2000).optional(),
  price: z.number().positive().optional(),
  pages: z.number().int().positive().optional(),
  isPublished: z.boolean().optional(),
  author: z
    .object({
      id: z.string().uuid().optional(),
      name: z.string().min(2).optional(),
      apiAction: z.enum(['connect', 'create', 'update']).optional(),
    })
    .optional(),
});

export default UpdateBookSchema;
