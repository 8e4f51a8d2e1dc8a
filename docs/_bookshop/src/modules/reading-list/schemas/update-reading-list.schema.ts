import {z} from 'zod';

const UpdateReadingListSchema = z.object({
  name: z.string().min(1).optional(),
  books: z
    .array(
      z.object({
        id: z.string().uuid(),
        apiAction: z.enum(['connect', 'disconnect']).optional(),
      }),
    )
    .optional(),
});

export default UpdateReadingListSchema;
