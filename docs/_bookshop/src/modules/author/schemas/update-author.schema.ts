import {z} from 'zod';

const UpdateAuthorSchema = z.object({
  name: z.string().min(2).optional(),
  country: z.string().optional(),
  bio: z.string().max(2000).optional(),
  books: z
    .array(
      z
        .object({
          id: z.string().uuid().optional(),
          title: z.string().optional(),
          isbn: z.string().optional(),
          price: z.number().positive().optional(),
          pages: z.number().int().positive().optional(),
          apiAction: z.enum(['update']).optional(),
        })
        // The price rule guards PATCH /api/books/:id, so only a new book may have a price here.
        .refine(({id, apiAction, price}) => price === undefined || !(id || apiAction), {
          message: 'Change the price on the book itself',
          path: ['price'],
        })
        .refine((book) => Object.keys(book).length > 1, 'Add the fields to change'),
    )
    .optional(),
});

export default UpdateAuthorSchema;
