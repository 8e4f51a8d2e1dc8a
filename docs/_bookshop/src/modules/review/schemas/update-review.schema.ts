import CreateReviewSchema from './create-review.schema';

const UpdateReviewSchema = CreateReviewSchema.omit({bookId: true}).partial();

export default UpdateReviewSchema;
