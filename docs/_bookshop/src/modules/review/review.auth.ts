import type {AuthConfigs} from 'arkos/auth';
import {authService} from 'arkos/services';

const everyone = ['reader', 'editor', 'admin'];

export const reviewAccessControl: AuthConfigs['accessControl'] = {
  Create: everyone,
  Update: everyone,
  Delete: everyone,
  Moderate: {
    roles: ['editor', 'admin'],
    name: 'Moderate reviews',
    description: "Change or delete somebody else's review",
  },
};

export const reviewPermissions = {
  canModerate: authService.permission('Moderate', 'review', reviewAccessControl),
};

const reviewAuth: AuthConfigs = {
  authenticationControl: {View: false},
  accessControl: reviewAccessControl,
};

export default reviewAuth;
