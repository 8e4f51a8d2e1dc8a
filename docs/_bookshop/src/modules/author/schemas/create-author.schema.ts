import {z} from 'zod';

const AuthorSchema = z.object({
  name: z.string().min(2),
  country: z.string().optional(),
  bio: z.string().max(2000).optional(),
});

// POST /api/authors and POST /api/authors/many are validated with the same schema: allow both.
const CreateAuthorSchema = z.union([AuthorSchema, z.array(AuthorSchema)]);

export default CreateAuthorSchema;
