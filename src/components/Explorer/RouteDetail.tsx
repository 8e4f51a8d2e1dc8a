import type {ReactNode} from 'react';

import {exampleRequest} from '../../arkos/endpoints/example';
import {pipelineOf} from '../../arkos/endpoints/pipeline';
import type {ModelRoute} from '../../arkos/endpoints/router';
import type {Model} from '../../arkos/schema';
import Output from './Output';
import type {ExplorerProject} from './project';
import Requests from './Requests';
import TryIt from './TryIt';
import styles from './styles.module.css';

/** The kind of a step, for readers. */
const kinds = {
  framework: 'framework',
  interceptor: 'interceptor',
  hook: 'service hook',
  prisma: 'Prisma',
} as const;

/** Who may send a request, by `authentication.mode`. */
const protection = {
  off: () => 'Open to everybody, because authentication is not configured.',
  static: (action: string) =>
    `Requires a token. With static authentication, only superusers may ${action.toLowerCase()} until the auth file gives the action ${action} to roles.`,
  dynamic: (action: string) =>
    `Requires a token. With dynamic authentication, the user needs a role with the permission ${action} in the database, or must be a superuser.`,
} as const;

/** Props of {@link RouteDetail}. */
interface RouteDetailProps {
  readonly route: ModelRoute;
  readonly model: Model;
  readonly project: ExplorerProject;
}

/** Everything about one route of a model: request, response, what runs, and the simulation. */
export default function RouteDetail({route, model, project}: RouteDetailProps): ReactNode {
  const {schema, simulation, isReady, recordOf, configuration} = project;
  const {method, summary, status, action} = route;
  const {path, body, response} = exampleRequest(route, model, schema.enums, recordOf);
  const isProtected = configuration.authentication !== 'off';
  const request = {method, path, isProtected, ...(body !== undefined && {body})};
  return (
    <div className={styles.detail}>
      <p>{summary}</p>
      <p>{protection[configuration.authentication](action)}</p>
      <Requests request={request} />
      <p className={styles.label}>Response {status}</p>
      {response === undefined ? (
        <p>No body.</p>
      ) : (
        <Output subject="response">{JSON.stringify(response, null, 2)}</Output>
      )}
      <details>
        <summary>What runs, in order</summary>
        <ol className={styles.steps}>
          {pipelineOf(route).map(({name, kind, isOnError}) => (
            <li key={`${kind}-${name}`}>
              <code>{name}</code>{' '}
              <span>
                {kinds[kind]}
                {isOnError && ', on an error'}
              </span>
            </li>
          ))}
        </ol>
      </details>
      <details>
        <summary>Try it</summary>
        <TryIt
          key={JSON.stringify([path, body])}
          simulation={simulation}
          isReady={isReady}
          request={request}
        />
      </details>
    </div>
  );
}
