import {z} from 'zod';

const UpdateOrderSchema = z.object({
  status: z.enum(['placed', 'shipped', 'cancelled']),
});

export default UpdateOrderSchema;
