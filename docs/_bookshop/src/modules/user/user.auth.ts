// #region user-auth
import type {AuthConfigs} from 'arkos/auth';

const userAuth: AuthConfigs = {
  accessControl: {
    Create: ['admin'],
    Update: ['admin'],
    Delete: ['admin'],
    View: ['admin', 'editor'],
  },
};

export default userAuth;
// #endregion user-auth
