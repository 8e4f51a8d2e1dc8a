import {z} from 'zod';

const CreateBookSchema = z.object({
  title: z.string().min(1),
  isbn: z.string().regex(/^[\d-]{13,17}$/, 'Must be an ISBN of 13 digits'),
  summary: z.string().max(2000).optional(),
  price: z.number().positive(),
  pages: z.number().int().positive().optional(),
  isPublished: z.boolean().optional(),
  author: z.object({
    id: z.string().uuid().optional(),
    name: z.string().min(2).optional(),
    country: z.string().optional(),
    apiAction: z.enum(['connect', 'create']).optional(),
  }),
});

export default CreateBookSchema;
