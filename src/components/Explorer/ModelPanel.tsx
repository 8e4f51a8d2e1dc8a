import {useId, useState, type ReactNode} from 'react';

import {compareOperations, endpointsOf} from '../../arkos/endpoints';
import {generatedFiles} from '../../arkos/endpoints/files';
import {limitsOf} from '../../arkos/endpoints/limits';
import {isMounted} from '../../arkos/endpoints/router';
import Output from './Output';
import {pageUrl} from './pageUrl';
import {withEndpoint, type ExplorerProject} from './project';
import RouteDetail from './RouteDetail';
import RouteList from './RouteList';
import ValidationFiles from './ValidationFiles';
import styles from './styles.module.css';

/** Props of {@link ModelPanel}. */
interface ModelPanelProps {
  /** Name of the model. */
  readonly name: string;
  /** All models that the framework reads. */
  readonly routed: readonly string[];
  readonly project: ExplorerProject;
}

/** The files of a model, each rendered when it is opened. */
function Files({model}: {readonly model: string}): ReactNode {
  const [open, setOpen] = useState<string>();
  return (
    <ul className={styles.plain}>
      {generatedFiles(model).map(({path, command, text}) => (
        <li key={path}>
          <details open={open === path}>
            <summary
              onClick={(event) => {
                event.preventDefault();
                setOpen(open === path ? undefined : path);
              }}
            >
              <code>{path}</code>
            </summary>
            {open === path && (
              <>
                <Output subject="command">{command}</Output>
                <Output subject="file">{text}</Output>
              </>
            )}
          </details>
        </li>
      ))}
    </ul>
  );
}

/** What a model becomes: its limits, routes and files. */
export default function ModelPanel({name, routed, project}: ModelPanelProps): ReactNode {
  const {schema, configuration, onConfiguration} = project;
  const id = useId();
  const model = schema.models.find((one) => one.name === name);
  const limits = limitsOf(name, schema, routed);
  const endpoints = endpointsOf(name).sort((a, b) => compareOperations(a.operation, b.operation));
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        {name}
      </h3>
      {limits.length > 0 && (
        <ul className={styles.limits} aria-label={`Limits of ${name} in 1.3`}>
          {limits.map(({text, href}) => (
            <li key={text}>
              {text} <a href={pageUrl(href)}>Why</a>
            </li>
          ))}
        </ul>
      )}
      <RouteList
        label={`Routes of ${name}`}
        routes={endpoints.map((endpoint) => ({
          ...endpoint,
          isOn: isMounted(name, endpoint.operation, configuration),
          onToggle: (isOn) =>
            onConfiguration(withEndpoint(configuration, name, endpoint.operation, isOn)),
          ...(model && {
            detail: () => (
              <RouteDetail route={{...endpoint, model: name}} model={model} project={project} />
            ),
          }),
        }))}
      />
      <ValidationFiles module={name} project={project} />
      <details className={styles.section}>
        <summary>Files that the command line generates</summary>
        <Files model={name} />
      </details>
    </section>
  );
}
