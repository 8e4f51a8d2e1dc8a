// The framework writes it so. cspell:ignore perfom
import type {Action} from '../endpoints';
import {ResponseError, unexpected, type Fields} from '../query';
import type {Operations} from './operations';
import type {Filters} from './where';

/** What an auth file says about one action. */
export type AccessRule =
  | readonly string[]
  | {readonly roles?: readonly string[]; readonly name?: string; readonly description?: string};

/** Roles for each action, or the same for all. */
export type AccessControl = readonly string[] | Readonly<Record<string, AccessRule>>;

/** What `<module>.auth.ts` exports. */
export interface AuthConfig {
  readonly authenticationControl?: Readonly<Partial<Record<Action, boolean>>>;
  readonly accessControl?: AccessControl;
}

const isList = (value: AccessControl | AccessRule | undefined): value is readonly string[] =>
  Array.isArray(value);

/**
 * The roles that may do something, in static authentication.
 *
 * @param action - What they do.
 * @param control - Of the auth file.
 */
export function rolesFor(action: string, control: AccessControl | undefined): readonly string[] {
  if (control === undefined) return [];
  if (isList(control)) return control;
  const rule = control[action];
  return isList(rule) ? rule : (rule?.roles ?? []);
}

const forbidden = (): ResponseError =>
  new ResponseError(
    'You do not have permission to perfom this action',
    403,
    'NotEnoughPermissions',
  );

/** Lets users through, or not. */
export class Access {
  /**
   * @param mode - `authentication.mode`.
   * @param operations - Where the models of permissions are.
   * @param filters - Over the store.
   */
  constructor(
    private readonly mode: 'static' | 'dynamic',
    private readonly operations: Operations,
    private readonly filters: Filters,
  ) {}

  /**
   * Lets a user do something with a resource.
   *
   * @param user - The record of the user.
   * @param action - What the endpoint does.
   * @param resource - In kebab case: `reading-list`, `file-upload`.
   * @param control - Of the resource's auth file.
   * @throws ResponseError with 403; with 500 for a user who has neither `role` nor `roles`.
   */
  check(user: Fields, action: string, resource: string, control?: AccessControl): void {
    if (user.isSuperUser) return;
    const isAllowed =
      this.mode === 'dynamic'
        ? this.hasPermission(user, action, resource)
        : control !== undefined && hasRole(user, rolesFor(action, control));
    if (!isAllowed) throw forbidden();
  }

  /** Looks for a role of the user with the permission, in the models that the framework expects. */
  private hasPermission(user: Fields, action: string, resource: string): boolean {
    const model = this.operations.modelOf('userRole');
    const where = {
      userId: user.id,
      role: {permissions: {some: {resource, action}}},
    };
    return this.filters.store.all(model).some(this.filters.read(model, where));
  }
}

function hasRole({role, roles}: Fields, allowed: readonly string[]): boolean {
  if (!role && !roles)
    throw unexpected('In order to use static authentication user needs at least role field');
  const own: unknown[] = Array.isArray(roles) ? roles : [role];
  return own.some((one) => allowed.includes(one as string));
}
