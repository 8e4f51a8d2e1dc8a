import {Router} from 'express';
import allowRelations from '../../middlewares/allow-relations';

const userRouter = Router();

userRouter.use(allowRelations(['reviews']));

export default userRouter;
