import {useId, useMemo, useState, type ReactNode} from 'react';

import {endpointsOf, type Endpoint} from '../../arkos/endpoints';
import {parseQueryString, readQuery, type Fields, type ResponseError} from '../../arkos/query';
import {writeQuery} from '../../arkos/query/inverse';
import {parseSchema, type Model} from '../../arkos/schema';
import {exampleSchemas} from '../../arkos/schema/examples';
import {Simulation} from '../../arkos/simulation';
import Choice from '../Explorer/Choice';
import {useStateInUrl} from '../Explorer/fragment';
import Output from '../Explorer/Output';
import styles from '../Explorer/styles.module.css';
import Form from './Form';
import Parts from './Parts';
import {formatJson} from './json';
import {databases, readingOperations, type Database, type QueryState} from './state';

const databaseNames: Readonly<Record<Database, string>> = {
  postgresql: 'PostgreSQL',
  sqlite: 'SQLite',
};

/** What Prisma says about the arguments, with the records of the simulation. */
function outcomeOf(text: string, {method, path}: Endpoint, query: string): string {
  const simulation = new Simulation({schema: text});
  const seeded = simulation.respond({
    method: 'GET',
    path: `${path.replace(/\/(?:many|:id)$/, '')}?limit=1`,
  });
  const [first] = (seeded.body as {data?: {id?: unknown}[]}).data ?? [];
  const target = path.replace(':id', encodeURIComponent(String(first?.id)));
  const body = method === 'PATCH' ? {body: {}} : {};
  const {status, body: response} = simulation.respond({
    method,
    path: `${target}?${query}`,
    ...body,
  });
  const {message} = (response ?? {}) as {message?: string};
  return status < 300
    ? `Prisma accepts these arguments: ${status}.`
    : `${status}: ${message ?? ''}`;
}

/** Props of {@link Arguments}. */
interface ArgumentsProps {
  readonly model: Model;
  /** None while the framework rejects the query. */
  readonly args: Fields | undefined;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The arguments as text; what the reader writes there becomes the query. */
function Arguments({model, args, query, onQuery}: ArgumentsProps): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<{readonly text: string; readonly query: string}>();
  const [note, setNote] = useState('');
  const edit = (text: string): void => {
    setDraft({text, query});
    try {
      const parsed: unknown = JSON.parse(text);
      if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
        throw new TypeError('not an object');
      const {query: next, isExact} = writeQuery(parsed as Fields, model);
      setDraft({text, query: next});
      onQuery(next);
      setNote(
        isExact
          ? 'The query makes exactly these arguments.'
          : 'No query makes exactly these arguments; this is the nearest.',
      );
    } catch {
      setNote('This is not a JSON object yet.');
    }
  };
  // A draft ends with the query that it became.
  const current = draft?.query === query ? draft.text : undefined;
  const text = current ?? (args ? formatJson(args) : '');
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        Arguments of findMany
      </label>
      <textarea
        id={id}
        className={styles.code}
        rows={Math.min(24, text.split('\n').length)}
        spellCheck={false}
        value={text}
        onChange={({target}) => edit(target.value)}
        onBlur={() => args && setDraft(undefined)}
      />
      <p role="status" className={styles.note}>
        {current !== undefined && note}
      </p>
    </div>
  );
}

/**
 * The query lab: a query string, and the arguments that it becomes.
 *
 * @param props - `initial`: what it starts with.
 */
export default function App({initial}: {readonly initial: QueryState}): ReactNode {
  const id = useId();
  const [state, setState] = useState(initial);
  const {query, database, operation} = state;
  const update = (change: Partial<QueryState>): void => setState((last) => ({...last, ...change}));
  const text = useMemo(
    () =>
      (exampleSchemas.find((one) => one.id === state.schema)?.text ?? '').replace(
        /provider = "(?:postgresql|sqlite)"/,
        `provider = "${database}"`,
      ),
    [state.schema, database],
  );
  const {models} = useMemo(() => parseSchema(text), [text]);
  const model = models.find(({name}) => name === state.model) ?? models[0];

  useStateInUrl('query', state, initial);

  if (!model) return null;
  const [sent = ''] = query.split('#');
  const reading = readQuery(operation, {query: parseQueryString(sent), model});
  const endpoints = endpointsOf(model.name);
  const endpoint = endpoints.find((one) => one.operation === operation);
  return (
    <div className={styles.app}>
      <div className={styles.settings}>
        <Choice
          label="Schema"
          value={state.schema}
          options={exampleSchemas.map((one) => [one.id, one.title] as const)}
          onChange={(schema) => update({schema})}
        />
        <Choice
          label="Model"
          value={model.name}
          options={models.map(({name}) => [name, name] as const)}
          onChange={(name) => update({model: name})}
        />
        <Choice
          label="Database"
          value={database}
          options={databases.map((one) => [one, databaseNames[one]] as const)}
          onChange={(next) => update({database: next})}
        />
        <Choice
          label="Endpoint"
          value={operation}
          options={readingOperations.map((one) => {
            const {method = '', path = ''} =
              endpoints.find((other) => other.operation === one) ?? {};
            return [one, `${method} ${path}`] as const;
          })}
          onChange={(next) => update({operation: next})}
        />
      </div>
      <div>
        <label htmlFor={id} className={styles.label}>
          Query string
        </label>
        <textarea
          id={id}
          className={styles.code}
          rows={2}
          spellCheck={false}
          value={query}
          onChange={({target}) => update({query: target.value.replaceAll('\n', '')})}
        />
      </div>
      <Form query={query} model={model} onQuery={(next) => update({query: next})} />
      {operation === 'findMany' && (
        <Arguments
          model={model}
          args={reading.args}
          query={query}
          onQuery={(next) => update({query: next})}
        />
      )}
      {reading.error ? (
        <div role="status">
          <p className={styles.problem}>
            The framework rejects this query: {reading.error.status}, code {reading.error.code}.
          </p>
          <Output subject="error">{reasonOf(reading.error)}</Output>
        </div>
      ) : (
        <>
          {operation !== 'findMany' && (
            <Output subject="arguments">{formatJson(reading.args)}</Output>
          )}
          <p role="status" className={styles.note}>
            {endpoint && outcomeOf(text, endpoint, sent)}
            {sent.includes('+') && ' A plain + arrives as a space: write %2B.'}
          </p>
          <Parts parts={reading.parts} />
        </>
      )}
    </div>
  );
}

/** What went wrong, which production does not say for unexpected errors. */
const reasonOf = ({message, reason}: ResponseError): string =>
  reason === message ? message : `${message}\n\n${reason}`;
