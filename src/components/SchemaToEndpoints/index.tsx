import Heading from '@theme/Heading';
import {useId, useState, type ReactNode} from 'react';

import {endpointsOf} from '../../arkos/endpoints';
import {parseModels, SchemaError, type Model} from '../../arkos/schema';
import HighlightedCode from '../HighlightedCode';
import MethodBadge from '../MethodBadge';
import styles from './styles.module.css';

/** Props of {@link SchemaToEndpoints}. */
export interface SchemaToEndpointsProps {
  /** Text of a Prisma schema with at least one model. It must be valid: the page is built from it. */
  schema: string;
  /** File the schema is said to be in. Default: `prisma/schema.prisma`. */
  file?: string;
  /** Level of the headings over schema and endpoints. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

interface Reading {
  models: Model[];
  problem: string | undefined;
}

/** Reads a draft; while it cannot be read, the models of the last reading stay. */
function read(text: string, last: Model[]): Reading {
  try {
    return {models: parseModels(text), problem: undefined};
  } catch (error) {
    if (error instanceof SchemaError) return {models: last, problem: error.message};
    throw error;
  }
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/**
 * A Prisma schema and the routes that Arkos.js 1.3 makes of it.
 *
 * The routes are computed from the text, when the page is built and again whenever the reader
 * edits the schema. Each opens to say what it does, without any script.
 *
 * @param props - see {@link SchemaToEndpointsProps}
 * @returns two panes, side by side where there is room
 * @throws SchemaError, when the page is built, if `schema` is not valid
 */
export default function SchemaToEndpoints({
  schema,
  file = 'prisma/schema.prisma',
  headingLevel = 3,
}: SchemaToEndpointsProps): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [reading, setReading] = useState<Reading>(() => ({
    models: parseModels(schema),
    problem: undefined,
  }));
  const editing = draft !== undefined;
  const {models, problem} = reading;
  const routes = models.map(({name}) => ({name, endpoints: endpointsOf(name)}));
  const total = routes.reduce((sum, {endpoints}) => sum + endpoints.length, 0);
  const heading = `h${headingLevel}` as const;

  const edit = (text: string) => {
    setDraft(text);
    setReading(({models: last}) => read(text, last));
  };
  const restore = () => {
    setDraft(undefined);
    setReading({models: parseModels(schema), problem: undefined});
  };

  return (
    <div className={styles.panes}>
      <section className={styles.pane} aria-labelledby={`${id}-schema`}>
        <div className={styles.bar}>
          <Heading as={heading} id={`${id}-schema`} className={styles.heading}>
            <code>{file}</code>
          </Heading>
          <button
            type="button"
            className={styles.button}
            onClick={() => (editing ? restore() : edit(schema))}
          >
            {editing ? 'Restore the schema' : 'Edit the schema'}
          </button>
        </div>
        {editing ? (
          <textarea
            className={styles.editor}
            aria-label="Prisma schema"
            aria-describedby={`${id}-status`}
            aria-invalid={problem !== undefined}
            rows={Math.max(schema.split('\n').length, draft.split('\n').length)}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={draft}
            onChange={(event) => edit(event.target.value)}
          />
        ) : (
          <HighlightedCode language="prisma">{schema}</HighlightedCode>
        )}
        <p className={styles.status} id={`${id}-status`} role="status">
          {problem ?? (editing && `Read: ${count(models.length, 'model')}.`)}
        </p>
      </section>
      <section className={styles.pane} aria-labelledby={`${id}-endpoints`}>
        <div className={styles.bar}>
          <Heading as={heading} id={`${id}-endpoints`} className={styles.heading}>
            {count(total, 'endpoint')}
          </Heading>
        </div>
        {routes.map(({name, endpoints}) => (
          <ul key={name} className={styles.endpoints} aria-label={`Endpoints of ${name}`}>
            {endpoints.map(({method, path, operation, status, action, summary}) => (
              <li key={operation}>
                <details name={`${id}-endpoint`}>
                  <summary className={styles.summary}>
                    <MethodBadge method={method} />
                    <code className={styles.path}>{path}</code>
                  </summary>
                  <p className={styles.detail}>
                    {summary} Operation <code>{operation}</code>, action <code>{action}</code>,
                    success <code>{status}</code>.
                  </p>
                </details>
              </li>
            ))}
          </ul>
        ))}
      </section>
    </div>
  );
}
