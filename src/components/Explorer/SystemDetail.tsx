import type {ReactNode} from 'react';

import type {SystemOperation, SystemRoute} from '../../arkos/endpoints/system';
import {systemExample} from '../../arkos/endpoints/system-example';
import Marked from './Marked';
import type {ExplorerProject} from './project';
import Requests from './Requests';
import TryIt from './TryIt';
import styles from './styles.module.css';

/** What the simulation leaves out of a route. */
const omissions: Readonly<Partial<Record<SystemOperation, string>>> = {
  docs: 'Not simulated: the response is an HTML page whose script a browser loads from a CDN.',
  findFile: 'The simulation keeps names of files only, so it returns no content.',
  uploadFile:
    'The simulation checks the field, the number, the size and the extension of files. It does not look into them: it resizes no image and finds no damaged one.',
  updateFile:
    'The simulation checks the field, the number, the size and the extension of files. It does not look into them.',
};

function accessOf(
  {module, access, action}: SystemRoute,
  {authentication}: ExplorerProject['configuration'],
): string {
  if (access === 'public') return 'Open to everybody.';
  if (authentication === 'off')
    return 'Open to everybody, because authentication is not configured.';
  if (access === 'token') return 'Requires a token.';
  if (authentication === 'dynamic')
    return `Requires a token, and the permission ${action} in the database or a superuser.`;
  // No file of a project reaches the access control of `/api/auth-actions`.
  return module === 'auth'
    ? 'Requires the token of a superuser.'
    : `Requires a token. Only superusers may send it until file-upload.auth.ts gives the action ${action} to roles.`;
}

/** Props of {@link SystemDetail}. */
interface SystemDetailProps {
  readonly route: SystemRoute;
  readonly project: ExplorerProject;
}

/** Everything about one route that has no model: request, what is not simulated, and the simulation. */
export default function SystemDetail({route, project}: SystemDetailProps): ReactNode {
  const {schema, configuration, simulation, isReady} = project;
  const {method, operation, summary, access} = route;
  const {usernameField, authentication} = configuration;
  const [user] = simulation.users;
  const request = {
    method,
    isProtected: access !== 'public' && authentication !== 'off',
    ...systemExample(route, {schema, usernameField, user}),
  };
  const omission = omissions[operation];
  return (
    <div className={styles.detail}>
      <p>
        <Marked>{summary}</Marked>
      </p>
      <p>{accessOf(route, configuration)}</p>
      {omission !== undefined && <p className={styles.note}>{omission}</p>}
      <Requests request={request} />
      {operation !== 'docs' && (
        <details>
          <summary>Try it</summary>
          <TryIt
            key={JSON.stringify([request.path, request.body])}
            simulation={simulation}
            isReady={isReady}
            request={request}
          />
        </details>
      )}
    </div>
  );
}
