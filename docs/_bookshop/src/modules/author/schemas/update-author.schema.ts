import {z} from 'zod';

const UpdateAuthorSchema = z.object({
  name: z.string().min(2).optional(),
  country: z.string().optional(),
  bio: z.string().max(2000).optional(),
  // #region list-relation
  books: z
    .array(
      z.object({
        id: z.string().uuid().optional(),
        title: z.string().optional(),
        isbn: z.string().optional(),
        price: z.number().positive().optional(),
        pages: z.number().int().positive().optional(),
        apiAction: z.enum(['update', 'delete']).optional(),
      }),
    )
    .optional(),
  // #endregion list-relation
});

export default UpdateAuthorSchema;
