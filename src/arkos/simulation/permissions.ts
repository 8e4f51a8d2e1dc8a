// The framework writes it so. cspell:ignore Viewm
import pluralize from 'pluralize';

import {kebabCase, type Action} from '../endpoints';
import type {ModelRoute} from '../endpoints/router';
import type {SystemRoute} from '../endpoints/system';
import type {Fields} from '../query';
import {rolesFor, type AuthConfig, type AccessControl} from './access';

/** What access control asks for at an endpoint. */
export interface Permission {
  readonly action: string;
  readonly resource: string;
  readonly control?: AccessControl;
}

/** The framework capitalizes every word of a text and lowers the rest. */
const capitalize = (text: string): string =>
  text.replace(/[^ ]+/g, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());

const words = (name: string): string => capitalize(kebabCase(name).replaceAll('-', ' '));

/** What the framework itself declares. */
const own: Fields = {
  action: 'View',
  resource: 'auth-action',
  name: 'View auth action',
  description: 'Viewm an auth action',
  errorMessage: 'You do not have permission to perform this operation',
};

/**
 * The permissions of a project, as `/api/auth-actions` lists them: one for each action and resource,
 * in the order in which routes are registered.
 *
 * @param permissions - Of the mounted routes; one that is there twice counts once.
 * @param mode - `authentication.mode`; in dynamic mode the file says nothing about roles.
 */
export function authActionsOf(
  permissions: readonly Permission[],
  mode: 'static' | 'dynamic',
): Fields[] {
  const all: Fields[] = [{...(mode === 'static' && {roles: []}), ...own}];
  for (const {action, resource, control} of permissions) {
    if (all.some((one) => one.action === action && one.resource === resource)) continue;
    const title = `${words(action)} ${words(resource)}`;
    const rule =
      control === undefined || Array.isArray(control)
        ? undefined
        : (control as Readonly<Record<string, Fields | undefined>>)[action];
    all.push({
      ...(mode === 'static' && {roles: rolesFor(action, control)}),
      action,
      resource,
      name: rule?.name ?? title,
      description: rule?.description ?? title,
      errorMessage: own.errorMessage,
    });
  }
  return all;
}

/** Whether an auth file opens an action to everybody. */
export const isOpen = (action: Action | undefined, auth: AuthConfig | undefined): boolean =>
  action !== undefined && auth?.authenticationControl?.[action] === false;

/** What access control calls the thing that a route is about. */
export function resourceOf(route: ModelRoute | SystemRoute): string {
  if ('model' in route) return kebabCase(pluralize.singular(kebabCase(route.model)));
  return route.module === 'auth' ? 'auth-action' : route.module;
}
