import {delegateOf, endpointsOf, kebabCase} from '.';
import type {Fields} from '../query';
import type {Schema} from '../schema';
import {examplePassword, exampleRequest} from './example';
import type {Configuration} from './configuration';
import {systemRoutesOf, type SystemRoute} from './system';

/** What an example of a system route refers to. */
export interface SystemExampleContext {
  readonly schema: Schema;
  /** The column that users log in with. */
  readonly usernameField: string;
  /** A user who is there; none where the schema has no model for users. */
  readonly user: Fields | undefined;
}

/** A request to a system route. */
export interface SystemExample {
  readonly path: string;
  readonly body?: unknown;
  /** Name of the form field, where the body is a form with files. */
  readonly fileField?: string;
}

/** What `signup` takes: the body of a new user, with a name that nobody has yet. */
function signupBody({schema, usernameField}: SystemExampleContext): Fields {
  const model = schema.models.find(({name}) => delegateOf(name) === 'user');
  const endpoint = endpointsOf('User').find(({operation}) => operation === 'createOne');
  const body = model && endpoint ? exampleRequest(endpoint, model, schema.enums).body : {};
  return {
    ...(body as Fields),
    [usernameField]: usernameField === 'email' ? 'new@example.com' : 'new-reader',
    password: examplePassword,
  };
}

function bodyOf({operation}: SystemRoute, context: SystemExampleContext): Fields | undefined {
  const {usernameField, user} = context;
  switch (operation) {
    case 'login':
      return {[usernameField]: user?.[usernameField] ?? 'username 1', password: examplePassword};
    case 'signup':
      return signupBody(context);
    case 'updateMe':
      return {[usernameField]: usernameField === 'email' ? 'changed@example.com' : 'changed'};
    case 'updatePassword':
      return {currentPassword: examplePassword, newPassword: 'Password2'};
    default:
      return undefined;
  }
}

/** A system route with a request to it. */
export interface SystemRequest {
  readonly route: SystemRoute;
  /** Whether it asks for a token. */
  readonly isProtected: boolean;
  readonly example: SystemExample;
}

/**
 * One request for each route that a project has without a model.
 *
 * @param configuration - Of the project.
 * @param context - What the requests refer to.
 */
export function systemRequestsOf(
  configuration: Configuration,
  context: Pick<SystemExampleContext, 'schema' | 'user'>,
): SystemRequest[] {
  const {authentication, usernameField} = configuration;
  const {before, after} = systemRoutesOf(configuration);
  return [...before, ...after].map((route) => ({
    route,
    isProtected: authentication !== 'off' && route.access !== 'public',
    example: systemExample(route, {...context, usernameField}),
  }));
}

/**
 * Makes a request to a system route.
 *
 * @param route - The route.
 * @param context - What it refers to.
 */
export function systemExample(route: SystemRoute, context: SystemExampleContext): SystemExample {
  const body = bodyOf(route, context);
  const hasFile = route.operation === 'uploadFile' || route.operation === 'updateFile';
  return {
    path: route.path
      .replace('*', 'images/photo.png')
      .replace(':fileType', 'images')
      .replace(':fileName', 'photo.png')
      .replace(':resourceName', kebabCase(context.schema.models[0]?.name ?? 'auth-action')),
    ...(body && {body}),
    ...(hasFile && {fileField: 'images'}),
  };
}
