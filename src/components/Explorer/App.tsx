import {useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';

import {configurationFiles} from '../../arkos/endpoints/configuration';
import {routesOf} from '../../arkos/endpoints/router';
import {parseSchema, routedModels} from '../../arkos/schema';
import {exampleSchemas} from '../../arkos/schema/examples';
import {seedOf, Simulation} from '../../arkos/simulation';
import Choice from './Choice';
import {createEditor, type SchemaEditor} from './editor';
import Exports from './Exports';
import {useStateInUrl} from './fragment';
import ModelPanel from './ModelPanel';
import Output from './Output';
import type {ExplorerProject} from './project';
import Settings from './Settings';
import type {ExplorerState} from './state';
import SystemPanel from './SystemPanel';
import {useValidation} from './useValidation';
import styles from './styles.module.css';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Props of {@link App}. */
interface AppProps {
  readonly initial: ExplorerState;
}

/** The explorer: a schema, and the API it becomes. */
export default function App({initial}: AppProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<SchemaEditor>(undefined);
  const [state, setState] = useState(initial);
  const update = (change: Partial<ExplorerState>): void =>
    setState((last) => ({...last, ...change}));
  const {configuration} = state;
  // Typing goes on while a long schema is read.
  const text = useDeferredValue(state.text);
  const edited = useDeferredValue(state.files);
  const schema = useMemo(() => parseSchema(text), [text]);
  const routed = useMemo(() => [...new Set(routedModels(text))], [text]);
  const routes = useMemo(() => routesOf(text, configuration), [text, configuration]);
  const seed = useMemo(() => seedOf(schema), [schema]);
  const {files, validators, problems, isRead} = useValidation(schema, configuration, edited);
  const simulation = useMemo(
    () => new Simulation({schema: text, configuration, seed, validators}),
    [text, configuration, seed, validators],
  );
  const model = routed.includes(state.model) ? state.model : routed[0];

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const created = createEditor(element, {
      text: initial.text,
      label: 'Prisma schema',
      onChange: (next) => setState((last) => ({...last, text: next})),
    });
    editor.current = created;
    return () => created.destroy();
  }, [initial.text]);
  useEffect(() => editor.current?.setProblems(schema.problems), [schema]);
  useStateInUrl('explorer', state, initial);

  const example = exampleSchemas.find((one) => one.text === state.text)?.id ?? 'own';
  const choose = (chosen: string): void => {
    const next = exampleSchemas.find((one) => one.id === chosen);
    if (!next) return;
    editor.current?.setText(next.text);
    update({text: next.text, configuration: {...configuration, disable: {}}, files: {}});
  };
  const configure: ExplorerProject['onConfiguration'] = (change) =>
    update({configuration: {...configuration, ...change}});
  const project: ExplorerProject = {
    schema,
    configuration,
    onConfiguration: configure,
    simulation,
    recordOf: (name) => seed[name]?.[0],
    files: files.map((file) => ({...file, text: state.files[file.path] ?? file.text})),
    problems,
    isReady: isRead && edited === state.files && text === state.text,
    onFile: (path, next) => update({files: {...state.files, [path]: next}}),
  };
  const [problem] = schema.problems;

  return (
    <div className={styles.app}>
      <div className={styles.toolbar}>
        <Choice
          label="Schema"
          value={example}
          options={[
            ...exampleSchemas.map((one) => [one.id, one.title] as const),
            ...(example === 'own' ? [['own', 'Yours'] as const] : []),
          ]}
          onChange={choose}
        />
      </div>
      <div ref={host} className={styles.editor} />
      <p role="status" className={problem ? styles.problem : styles.note}>
        {problem
          ? `Line ${problem.line}: ${problem.message}`
          : `${count(routed.length, 'model')}, ${count(routes.length, 'route')}. Nothing leaves your browser.`}
      </p>
      <Settings schema={schema} configuration={configuration} onChange={configure} />
      {configurationFiles(configuration, routed).map(({path, text: content}) => (
        <div key={path}>
          <p className={styles.label}>
            <code>{path}</code>
          </p>
          <Output subject={path}>{content}</Output>
        </div>
      ))}
      {model === undefined ? (
        <p>The framework finds no model in this text.</p>
      ) : (
        <>
          <div className={styles.toolbar}>
            <Choice
              label="Model"
              value={model}
              options={routed.map((name) => [name, name] as const)}
              onChange={(name) => update({model: name})}
            />
          </div>
          <ModelPanel key={model} name={model} routed={routed} project={project} />
        </>
      )}
      {schema.views.length > 0 && (
        <p className={styles.note}>
          Views get no endpoints: {schema.views.map(({name}) => name).join(', ')}.
        </p>
      )}
      <SystemPanel project={project} />
      <Exports routes={routes} project={project} />
    </div>
  );
}
