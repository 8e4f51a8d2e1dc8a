// #region user-auth
import type {AuthConfigs} from 'arkos/auth';

const userAuth: AuthConfigs = {
  accessControl: {
    Create: ['admin'],
    Update: ['admin'],
    Delete: ['admin'],
    // Who can filter users can find out their password hashes.
    View: ['admin'],
  },
};

export default userAuth;
// #endregion user-auth
