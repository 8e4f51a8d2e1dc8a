import {useState, type ReactNode} from 'react';

import {exampleRequest} from '../../arkos/endpoints/example';
import {pipelineOf} from '../../arkos/endpoints/pipeline';
import {asCurl, asFetch, asHttp} from '../../arkos/endpoints/requests';
import type {Route} from '../../arkos/endpoints/router';
import type {Model, Schema} from '../../arkos/schema';
import type {Simulation} from '../../arkos/simulation';
import Choice from './Choice';
import Output from './Output';
import TryIt from './TryIt';
import styles from './styles.module.css';

const forms = {curl: asCurl, fetch: asFetch, http: asHttp};

/** The kind of a step, for readers. */
const kinds = {
  framework: 'framework',
  interceptor: 'interceptor',
  hook: 'service hook',
  prisma: 'Prisma',
} as const;

/** Props of {@link RouteDetail}. */
interface RouteDetailProps {
  readonly route: Route;
  readonly model: Model;
  readonly schema: Schema;
  readonly simulation: Simulation;
  /** Id of a record of a model. */
  readonly idOf: (model: string) => string;
  readonly isProtected: boolean;
}

/**
 * Everything about one route: request, response, what runs, and the simulation.
 *
 * @param props - See {@link RouteDetailProps}.
 */
export default function RouteDetail(props: RouteDetailProps): ReactNode {
  const {route, model, schema, simulation, idOf, isProtected} = props;
  const [form, setForm] = useState<keyof typeof forms>('curl');
  const {path, body, response} = exampleRequest(route, model, schema.enums, idOf);
  const request = {method: route.method, path, isProtected, ...(body !== undefined && {body})};
  return (
    <div className={styles.detail}>
      <p>{route.summary}</p>
      <p>
        {isProtected
          ? `Requires a token. With static authentication, only super users may ${route.action.toLowerCase()} until the auth file gives the action ${route.action} to roles.`
          : 'Open to everybody, because authentication is not configured.'}
      </p>
      <Choice
        label="Request as"
        value={form}
        options={[
          ['curl', 'curl'],
          ['fetch', 'fetch'],
          ['http', 'HTTP'],
        ]}
        onChange={setForm}
      />
      <Output subject="request">{forms[form](request)}</Output>
      <p className={styles.label}>Response {route.status}</p>
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
          key={path}
          route={route}
          simulation={simulation}
          path={path}
          isProtected={isProtected}
          {...(body !== undefined && {body})}
        />
      </details>
    </div>
  );
}
