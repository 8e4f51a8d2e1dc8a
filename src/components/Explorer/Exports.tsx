import type {ReactNode} from 'react';

import {openApiOf} from '../../arkos/endpoints/openapi';
import {httpFile, modelRequests} from '../../arkos/endpoints/requests';
import type {ModelRoute} from '../../arkos/endpoints/router';
import {systemRequestsOf, type SystemRequest} from '../../arkos/endpoints/system-example';
import type {ExplorerProject} from './project';
import styles from './styles.module.css';

/** Hands a text to the reader as a file. */
function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type}));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Props of {@link Exports}. */
interface ExportsProps {
  /** Of the models. */
  readonly routes: readonly ModelRoute[];
  readonly project: ExplorerProject;
}

/** The whole API as a file: OpenAPI 3.1, or requests for an editor. */
export default function Exports({routes, project}: ExportsProps): ReactNode {
  const {schema, configuration, simulation} = project;
  const isProtected = configuration.authentication !== 'off';
  const system = (): SystemRequest[] =>
    systemRequestsOf(configuration, {schema, user: simulation.users[0]});
  const files = [
    {
      name: 'openapi.json',
      type: 'application/json',
      title: 'OpenAPI 3.1',
      text: () => JSON.stringify(openApiOf(routes, schema, isProtected, system()), null, 2),
    },
    {
      name: 'api.http',
      type: 'text/plain',
      title: '.http file',
      text: () =>
        httpFile([
          ...system().map(({route, example, ...rest}) => ({
            ...rest,
            ...example,
            name: route.operation,
            method: route.method,
          })),
          ...modelRequests(routes, schema, isProtected),
        ]),
    },
  ];
  return (
    <div className={styles.exports}>
      {files.map(({name, type, title, text}) => (
        <div key={name} role="group" aria-label={title}>
          <span>{title}</span>
          <button type="button" onClick={() => void navigator.clipboard.writeText(text())}>
            Copy<span className="visually-hidden"> {title}</span>
          </button>
          <button type="button" onClick={() => download(name, type, text())}>
            Download<span className="visually-hidden"> {title}</span>
          </button>
        </div>
      ))}
    </div>
  );
}
