import type {AuthConfigs} from 'arkos/auth';

const orderAuth: AuthConfigs = {
  accessControl: {
    Create: ['reader', 'editor', 'admin'],
    View: ['admin'],
    Update: ['admin'],
  },
};

export default orderAuth;
