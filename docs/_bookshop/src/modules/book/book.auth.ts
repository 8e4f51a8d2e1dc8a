import type {AuthConfigs} from 'arkos/auth';
import {authService} from 'arkos/services';

export const bookAccessControl: AuthConfigs['accessControl'] = {
  Create: {
    roles: ['editor', 'admin'],
    name: 'Add a book',
    description: 'Add a book to the catalog',
  },
  Update: ['editor', 'admin'],
  Delete: ['admin'],
  SeeDrafts: {roles: ['editor', 'admin'], name: 'See drafts'},
  SetPrice: {
    roles: ['admin'],
    name: 'Set a price',
    description: 'Change the price of a published book',
  },
};

// In static mode, pass the rules: permission() does not load a model's rules.
export const bookPermissions = {
  canSetPrice: authService.permission('SetPrice', 'book', bookAccessControl),
};

const bookAuth: AuthConfigs = {
  authenticationControl: {View: false},
  accessControl: bookAccessControl,
};

export default bookAuth;
