import {z} from 'zod';

// What a user may change about themselves: `role` and `isSuperUser` are not in the list,
// so zod strips them from the body.
const UpdateMeSchema = z.object({
  name: z.string().min(2).optional(),
  email: z.string().email().optional(),
});

export default UpdateMeSchema;
