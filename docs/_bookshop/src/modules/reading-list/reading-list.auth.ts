import type {AuthConfigs} from 'arkos/auth';

// One array: these roles may do everything.
const readingListAuth: AuthConfigs = {
  accessControl: ['reader', 'editor', 'admin'],
};

export default readingListAuth;
