import {useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';

import {configurationFiles, routesOf} from '../../arkos/endpoints/router';
import {parseSchema, routedModels} from '../../arkos/schema';
import {exampleSchemas} from '../../arkos/schema/examples';
import {seedOf, Simulation} from '../../arkos/simulation';
import Choice from './Choice';
import {createEditor, type SchemaEditor} from './editor';
import Exports from './Exports';
import {putStateInUrl} from './fragment';
import ModelPanel from './ModelPanel';
import Output from './Output';
import type {ExplorerState} from './state';
import styles from './styles.module.css';

/** `routers.strict`, as the value of a list. */
type Strict = 'false' | 'no-bulk' | 'true';

const strictOptions: readonly (readonly [value: Strict, text: string])[] = [
  ['false', 'off: every endpoint is on'],
  ['no-bulk', "'no-bulk': none for many records"],
  ['true', 'true: only what a router file turns on'],
];

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Props of {@link App}. */
interface AppProps {
  readonly initial: ExplorerState;
}

/**
 * The explorer: a schema, and the API it becomes.
 *
 * @param props - See {@link AppProps}.
 */
export default function App({initial}: AppProps): ReactNode {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<SchemaEditor>(undefined);
  const [state, setState] = useState(initial);
  const update = (change: Partial<ExplorerState>): void =>
    setState((last) => ({...last, ...change}));
  const {settings, isProtected, isValidated} = state;
  // Typing goes on while a long schema is read.
  const text = useDeferredValue(state.text);
  const schema = useMemo(() => parseSchema(text), [text]);
  const routed = useMemo(() => [...new Set(routedModels(text))], [text]);
  const routes = useMemo(() => routesOf(text, settings), [text, settings]);
  const seed = useMemo(() => seedOf(schema), [schema]);
  const simulation = useMemo(
    () => new Simulation({schema: text, settings, seed, isProtected, isValidated}),
    [text, settings, seed, isProtected, isValidated],
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
  useEffect(() => {
    if (state === initial) return undefined;
    // Browsers allow a hundred changes of the URL in half a minute.
    const timer = setTimeout(() => void putStateInUrl('explorer', state), 400);
    return () => clearTimeout(timer);
  }, [state, initial]);

  const example = exampleSchemas.find((one) => one.text === state.text)?.id ?? 'own';
  const choose = (chosen: string): void => {
    const next = exampleSchemas.find((one) => one.id === chosen);
    if (!next) return;
    editor.current?.setText(next.text);
    update({text: next.text, settings: {...settings, disable: {}}});
  };
  const [problem] = schema.problems;
  const files = configurationFiles(settings);

  return (
    <div className={styles.app}>
      <div className={styles.bar}>
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
      <div className={styles.settings}>
        <Choice
          label="routers.strict"
          value={String(settings.strict) as Strict}
          options={strictOptions}
          onChange={(value) =>
            update({
              settings: {...settings, strict: value === 'true' || (value === 'no-bulk' && value)},
            })
          }
        />
        <label htmlFor={`${id}-auth`}>
          <input
            id={`${id}-auth`}
            type="checkbox"
            checked={isProtected}
            onChange={({target}) => update({isProtected: target.checked})}
          />
          Authentication
        </label>
        <label htmlFor={`${id}-validation`}>
          <input
            id={`${id}-validation`}
            type="checkbox"
            checked={isValidated}
            onChange={({target}) => update({isValidated: target.checked})}
          />
          Validate bodies
        </label>
      </div>
      {files.map(({path, text: content}) => (
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
          <div className={styles.bar}>
            <Choice
              label="Model"
              value={model}
              options={routed.map((name) => [name, name] as const)}
              onChange={(name) => update({model: name})}
            />
          </div>
          <ModelPanel
            key={model}
            name={model}
            schema={schema}
            routed={routed}
            settings={settings}
            onSettings={(next) => update({settings: next})}
            simulation={simulation}
            idOf={(name) => {
              const key = seed[name]?.[0]?.id;
              return typeof key === 'string' ? key : '1';
            }}
            isProtected={isProtected}
          />
        </>
      )}
      {schema.views.length > 0 && (
        <p className={styles.note}>
          Views get no endpoints: {schema.views.map(({name}) => name).join(', ')}.
        </p>
      )}
      <Exports routes={routes} schema={schema} isProtected={isProtected} />
    </div>
  );
}
