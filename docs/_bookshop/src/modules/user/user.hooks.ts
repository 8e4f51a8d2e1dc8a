// #region password-changed-at
import type {Prisma} from '@prisma/client';
import type {BeforeUpdateOneHookArgs} from 'arkos/services';

// In 1.3 a Date in the data of updateOne reaches Prisma as `{}`, so POST /api/auth/update-password
// would answer 400. A Date that is set here arrives whole.
export const beforeUpdateOne = ({data}: BeforeUpdateOneHookArgs<Prisma.UserDelegate>) => {
  if (data.passwordChangedAt) data.passwordChangedAt = new Date();
};
// #endregion password-changed-at
