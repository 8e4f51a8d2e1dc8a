import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {Fragment, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

import {compareOperations, type Endpoint, endpointsOf, isBulk} from '../../arkos/endpoints';
import {exampleOf} from '../../arkos/endpoints/example';
import {parseSchema, type Model} from '../../arkos/schema';
import Exchange, {ExchangePane} from '../Exchange';
import HighlightedCode from '../HighlightedCode';
import MethodBadge from '../MethodBadge';
import styles from './styles.module.css';

/** Props of {@link SchemaToEndpoints}. */
export interface SchemaToEndpointsProps {
  /** Text of a Prisma schema with at least one model. It must be valid: the page is built from it. */
  schema: string;
}

interface Reading {
  models: readonly Model[];
  problem: string | undefined;
}

/** Reads a draft; while it cannot be read, the models of the last reading stay. */
function read(text: string, last: readonly Model[]): Reading {
  const {models, problems} = parseSchema(text);
  const [first] = problems;
  return first
    ? {models: last, problem: `Line ${first.line}: ${first.message}`}
    : {models, problem: undefined};
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

function Endpoints({
  model,
  endpoints,
  group,
}: {
  readonly model: Model;
  readonly endpoints: readonly Endpoint[];
  /** Only one of the same name is open. */
  readonly group: string;
}): ReactNode {
  return (
    <ul className={styles.endpoints} aria-label={`Endpoints of ${model.name}`}>
      {endpoints.map((endpoint) => {
        const {method, path, operation, summary} = endpoint;
        const {request, response} = exampleOf(endpoint, model);
        return (
          <li key={operation}>
            <details name={group}>
              <summary className={styles.summary}>
                <MethodBadge method={method} />
                <code className={styles.path}>{path}</code>
              </summary>
              <div className={styles.detail}>
                <p>{summary}</p>
                <Exchange>
                  <ExchangePane label="Request">
                    <HighlightedCode language="http">{request}</HighlightedCode>
                  </ExchangePane>
                  <ExchangePane label="Response">
                    <HighlightedCode language="http">{response}</HighlightedCode>
                  </ExchangePane>
                </Exchange>
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** The text under the reader's hands, in its colors: they are under the text area, whose own text is transparent. */
function Editor({
  text,
  status,
  isBroken,
  onChange,
}: {
  readonly text: string;
  /** Id of what says whether the text can be read. */
  readonly status: string;
  readonly isBroken: boolean;
  readonly onChange: (text: string) => void;
}): ReactNode {
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={styles.editor}>
      <HighlightedCode language="prisma">{`${text}\n`}</HighlightedCode>
      <textarea
        ref={ref}
        aria-label="Prisma schema"
        aria-describedby={status}
        aria-invalid={isBroken}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/**
 * A Prisma schema and the routes that Arkos 1.3 makes of it.
 *
 * The routes are computed from the text, when the page is built and again whenever the reader
 * edits the schema. Each opens, without any script, to a request and a response with the model's
 * own fields.
 */
export default function SchemaToEndpoints({schema}: SchemaToEndpointsProps): ReactNode {
  const id = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<string>();
  const [reading, setReading] = useState<Reading>(() => read(schema, []));
  const {models, problem} = reading;
  const routes = models.map((model) => {
    const endpoints = endpointsOf(model.name).sort((a, b) =>
      compareOperations(a.operation, b.operation),
    );
    return {
      model,
      single: endpoints.filter(({operation}) => !isBulk(operation)),
      bulk: endpoints.filter(({operation}) => isBulk(operation)),
    };
  });
  const total = routes.reduce((sum, {single}) => sum + single.length, 0);

  const edit = (text: string): void => {
    setDraft(text);
    setReading(({models: last}) => read(text, last));
  };
  const restore = (): void => {
    flushSync(() => {
      setDraft(undefined);
      setReading(read(schema, []));
    });
    // The button that was pressed is gone.
    editButton.current?.focus();
  };

  return (
    <div className={styles.panes}>
      <section className={clsx('code-frame', styles.pane)} aria-labelledby={`${id}-schema`}>
        <div className={styles.toolbar}>
          <Heading as="h3" id={`${id}-schema`} className={styles.heading}>
            <code>prisma/schema.prisma</code>
          </Heading>
          {draft === undefined && (
            <button
              ref={editButton}
              type="button"
              className={styles.button}
              onClick={() => edit(schema)}
            >
              Edit the schema
            </button>
          )}
        </div>
        {draft === undefined ? (
          <HighlightedCode language="prisma">{schema}</HighlightedCode>
        ) : (
          <Editor
            text={draft}
            status={`${id}-status`}
            isBroken={problem !== undefined}
            onChange={edit}
          />
        )}
        <div className={styles.below}>
          <p
            className={clsx(styles.status, problem !== undefined && styles.problem)}
            id={`${id}-status`}
            role="status"
          >
            {problem ?? (draft !== undefined && `Read: ${count(models.length, 'model')}.`)}
          </p>
          {draft !== undefined && (
            <button type="button" className={styles.button} onClick={restore}>
              Restore the schema
            </button>
          )}
        </div>
      </section>
      <section className={styles.pane} aria-labelledby={`${id}-endpoints`}>
        <div className={styles.toolbar}>
          <Heading as="h3" id={`${id}-endpoints`} className={styles.heading}>
            {count(total, 'endpoint')}
          </Heading>
          <Link className={styles.more} to="/docs/core-concepts/endpoints-auto-generation#explorer">
            Open the explorer
          </Link>
        </div>
        {/* What a broken text has left behind is not what it says. */}
        <div className={styles.routes} inert={problem !== undefined}>
          {routes.map(({model, single, bulk}) => (
            <Fragment key={model.name}>
              <Endpoints model={model} endpoints={single} group={`${id}-endpoint`} />
              <p className={styles.bulk}>{bulk.length} more for many records at once</p>
              <Endpoints model={model} endpoints={bulk} group={`${id}-endpoint`} />
            </Fragment>
          ))}
        </div>
      </section>
    </div>
  );
}
