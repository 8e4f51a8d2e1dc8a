import {z} from 'zod';

const UpdateAuthorSchema = z.object({
  name: z.string().min(2).optional(),
  country: z.string().optional(),
  bio: z.string().max(2000).optional(),
  // #region list-relation
  books: z
    .array(
      z
        .object({
          id: z.string().uuid().optional(),
          title: z.string().optional(),
          isbn: z.string().optional(),
          price: z.number().positive().optional(),
          pages: z.number().int().positive().optional(),
          apiAction: z.enum(['update', 'delete']).optional(),
        })
        // The rule about prices stands before PATCH /api/books/:id: here only a new book has one.
        .refine(({id, apiAction, price}) => price === undefined || !(id || apiAction), {
          message: 'Change the price on the book itself',
          path: ['price'],
        }),
    )
    .optional(),
  // #endregion list-relation
});

export default UpdateAuthorSchema;
