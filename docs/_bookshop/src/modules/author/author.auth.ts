// #region author-auth
import type {AuthConfigs} from 'arkos/auth';

const authorAuth: AuthConfigs = {
  authenticationControl: {View: false},
  accessControl: {
    Create: ['editor', 'admin'],
    Update: ['editor', 'admin'],
    Delete: ['admin'],
  },
};

export default authorAuth;
// #endregion author-auth
