// The framework writes it so. cspell:ignore Incorrent
import authFacts from '../facts/auth.json';
import type {Configuration} from '../endpoints/configuration';
import type {SystemOperation} from '../endpoints/system';
import {ResponseError, type Fields} from '../query';
import {textFrom} from '../query/modifiers';
import type {Model} from '../schema';
import type {Operations} from './operations';
import {hashPassword, isCorrectPassword} from './passwords';
import {Tokens} from './tokens';
import type {Clock, SimulatedResponse} from './types';

/** A request to an endpoint of `auth`, as far as it goes into the responses. */
export interface AuthRequest {
  /** The parsed query. */
  readonly query: Fields;
  /** What the validation lets through. */
  readonly body: unknown;
  /** The record of the token's user; empty where none is needed. */
  readonly user: Fields;
  /** What `auth.query.ts` says for the operation. */
  readonly args: Fields;
}

const isStrong = new RegExp(authFacts['password-pattern']);

/** A record as the endpoints of `auth` return it. */
const withoutPassword = (user: Fields): Fields =>
  Object.fromEntries(Object.entries(user).filter(([name]) => name !== 'password'));

/** The framework's authentication: tokens, and the endpoints of `auth`. */
export class Authentication {
  private readonly tokens: Tokens;

  /**
   * @param operations - Where users are.
   * @param configuration - Of the project.
   * @param clock - What time it is.
   */
  constructor(
    private readonly operations: Operations,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {
    this.tokens = new Tokens(clock);
  }

  /** Issues a token for the user with an id, as `login` does. */
  sign(id: unknown): string {
    return this.tokens.sign(id);
  }

  /**
   * Finds the user of a token.
   *
   * @param token - Of the request.
   * @param path - Of the request: logging out works with a token from before a new password.
   * @throws ResponseError with 401.
   */
  authenticate(token: string | undefined, path: string): Fields {
    if (!token) {
      throw new ResponseError(
        'You are not logged in! please log in to get access',
        401,
        'LoginRequired',
      );
    }
    const payload = this.tokens.verify(token);
    if (!payload) {
      throw new ResponseError(
        'Your auth token is invalid, please login again.',
        401,
        'InvalidAuthToken',
      );
    }
    const model = this.operations.modelOf('user');
    const user = this.operations.find(model, {id: String(payload.id)}, {});
    if (!user) {
      throw new ResponseError(
        'The user belonging to this token does no longer exists',
        401,
        'UserNoLongerExists',
      );
    }
    const {passwordChangedAt: changedAt} = user;
    const isOld =
      typeof changedAt === 'string' && payload.iat < Math.trunc(Date.parse(changedAt) / 1000);
    if (isOld && !path.includes('logout')) {
      throw new ResponseError(
        'User recently changed password! Please log in again.',
        401,
        'PasswordChanged',
      );
    }
    return user;
  }

  /**
   * Responds to a request to an endpoint of `auth`.
   *
   * @throws ResponseError for what the framework rejects.
   */
  respond(operation: SystemOperation, request: AuthRequest): SimulatedResponse {
    switch (operation) {
      case 'login':
        return this.login(request);
      case 'logout':
        return {status: 204};
      case 'signup': {
        const user = this.operations.create(this.users, request.body, request.args);
        return {status: 201, body: {data: withoutPassword(user)}};
      }
      case 'updatePassword':
        return this.updatePassword(request);
      case 'updateMe':
        if ('password' in (request.body as Fields)) {
          throw new ResponseError(
            'In order to update password use the update-password endpoint.',
            400,
            'InvalidFieldPassword',
          );
        }
        return {status: 200, body: {data: withoutPassword(this.update(request, request.body))}};
      case 'deleteMe':
        this.update(request, {deletedSelfAccountAt: this.clock.now()});
        return {status: 200, body: {message: 'Account deleted successfully'}};
      default: {
        const user = this.operations.find(this.users, {id: request.user.id}, request.args);
        return {status: 200, body: {data: user && withoutPassword(user)}};
      }
    }
  }

  private get users(): Model {
    return this.operations.modelOf('user');
  }

  private update({user, args}: AuthRequest, data: unknown): Fields {
    return this.operations.update(this.users, {id: user.id}, data, args);
  }

  private login({query, body, args}: AuthRequest): SimulatedResponse {
    const {usernameField, sendAccessTokenThrough} = this.configuration;
    const asked = query.usernameField;
    if (asked && asked !== usernameField)
      throw new ResponseError('Invalid usernameField parameter, it is not allowed!', 400);
    const {[usernameField]: username, password} = body as Fields;
    if (!username || !password) {
      throw new ResponseError(
        `Please provide both ${usernameField} and password`,
        400,
        'MissingCredentialFields',
      );
    }
    const user = this.operations.find(this.users, {[usernameField]: username}, args);
    if (!user || !isCorrectPassword(password, user.password)) {
      throw new ResponseError(
        `Incorrect ${usernameField} or password`,
        401,
        'IncorrectCredentials',
      );
    }
    const accessToken = this.sign(user.id);
    return sendAccessTokenThrough === 'cookie-only'
      ? {status: 200}
      : {status: 200, body: {accessToken}};
  }

  private updatePassword(request: AuthRequest): SimulatedResponse {
    const {user} = request;
    const {currentPassword, newPassword} = request.body as Fields;
    if (!currentPassword || !newPassword) {
      throw new ResponseError(
        'currentPassword and newPassword are required',
        400,
        'SameCurrentAndNewPassword',
      );
    }
    if (user.isActive === false || user.deletedSelfAccountAt)
      throw new ResponseError('User not found!', 404);
    if (!isCorrectPassword(textFrom(currentPassword), textFrom(user.password)))
      throw new ResponseError('Current password is incorrect', 400, 'IncorrentCurrentPassword');
    if (!isStrong.test(textFrom(newPassword)) && this.configuration.validation === 'off') {
      throw new ResponseError(
        'The new password must contain at least one uppercase letter, one lowercase letter, and one number',
        400,
        'PasswordDoesNotMeetRequirements',
      );
    }
    const data = {password: hashPassword(newPassword), passwordChangedAt: this.clock.now()};
    this.operations.update(this.users, {id: user.id}, data, {});
    return {
      status: 200,
      body: {status: 'success', message: 'Password updated successfully!'},
    };
  }
}
