import {useId, useState, type ReactNode} from 'react';

import {compareOperations, endpointsOf, type Operation} from '../../arkos/endpoints';
import {generatedFiles} from '../../arkos/endpoints/files';
import {limitsOf} from '../../arkos/endpoints/limits';
import {isMounted, type RouterSettings} from '../../arkos/endpoints/router';
import type {Schema} from '../../arkos/schema';
import type {Simulation} from '../../arkos/simulation';
import MethodBadge from '../MethodBadge';
import Output from './Output';
import RouteDetail from './RouteDetail';
import styles from './styles.module.css';

/** Props of {@link ModelPanel}. */
interface ModelPanelProps {
  /** Name of the model. */
  readonly name: string;
  readonly schema: Schema;
  /** All models that the framework reads. */
  readonly routed: readonly string[];
  readonly settings: RouterSettings;
  readonly onSettings: (settings: RouterSettings) => void;
  readonly simulation: Simulation;
  readonly idOf: (model: string) => string;
  readonly isProtected: boolean;
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

/**
 * What a model becomes: its limits, routes and files.
 *
 * @param props - See {@link ModelPanelProps}.
 */
export default function ModelPanel(props: ModelPanelProps): ReactNode {
  const {name, schema, routed, settings, onSettings, simulation, idOf, isProtected} = props;
  const id = useId();
  const [open, setOpen] = useState<Operation>();
  const model = schema.models.find((one) => one.name === name);
  const limits = limitsOf(name, schema, routed);
  const endpoints = endpointsOf(name).sort((a, b) => compareOperations(a.operation, b.operation));
  const toggle = (operation: Operation, isOn: boolean): void => {
    const own = settings.disable[name];
    const before = own === true ? {} : own;
    onSettings({
      ...settings,
      disable: {...settings.disable, [name]: {...before, [operation]: !isOn}},
    });
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        {name}
      </h3>
      {limits.length > 0 && (
        <ul className={styles.limits} aria-label={`Limits of ${name} in 1.3`}>
          {limits.map(({text, href}) => (
            <li key={text}>
              {text} <a href={href}>Why</a>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.routes} aria-label={`Routes of ${name}`}>
        {endpoints.map((endpoint) => {
          const {method, path, operation} = endpoint;
          const isOn = isMounted(name, operation, settings);
          const isOpen = open === operation && isOn;
          return (
            <li key={operation} data-off={isOn ? undefined : ''}>
              <input
                type="checkbox"
                checked={isOn}
                aria-label={`${operation} is on`}
                onChange={({target}) => toggle(operation, target.checked)}
              />
              <button
                type="button"
                className={styles.route}
                aria-expanded={isOpen}
                disabled={!isOn || !model}
                onClick={() => setOpen(isOpen ? undefined : operation)}
              >
                <MethodBadge method={method} />
                <code>{path}</code>
                <span>{operation}</span>
              </button>
              {isOpen && model && (
                <RouteDetail
                  route={{...endpoint, model: name}}
                  model={model}
                  schema={schema}
                  simulation={simulation}
                  idOf={idOf}
                  isProtected={isProtected}
                />
              )}
            </li>
          );
        })}
      </ul>
      <details className={styles.section}>
        <summary>Files that the command line generates</summary>
        <Files model={name} />
      </details>
    </section>
  );
}
