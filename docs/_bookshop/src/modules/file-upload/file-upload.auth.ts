// #region file-upload-auth
import type {AuthConfigs} from 'arkos/auth';

const fileUploadAuth: AuthConfigs = {
  authenticationControl: {View: false},
  accessControl: {
    Create: ['editor', 'admin'],
    Update: ['editor', 'admin'],
    Delete: ['admin'],
  },
};

export default fileUploadAuth;
// #endregion file-upload-auth
