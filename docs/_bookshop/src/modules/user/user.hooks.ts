// #region password-changed-at
import type {Prisma} from '@prisma/client';
import type {BeforeUpdateOneHookArgs} from 'arkos/services';

// A Date in the data of updateOne reaches Prisma as `{}`, so POST /api/auth/update-password would
// return 400. A Date that is set here is kept.
export const beforeUpdateOne = ({data}: BeforeUpdateOneHookArgs<Prisma.UserDelegate>) => {
  if (data.passwordChangedAt) data.passwordChangedAt = new Date();
};
// #endregion password-changed-at
