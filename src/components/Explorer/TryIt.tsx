import {useId, useState, type ReactNode} from 'react';

import type {Route} from '../../arkos/endpoints/router';
import type {Caller, SimulatedResponse, Simulation} from '../../arkos/simulation';
import Choice from './Choice';
import Output from './Output';
import styles from './styles.module.css';

/** Who can send the request. */
const callers: Readonly<Record<string, Caller | undefined>> = {
  nobody: undefined,
  user: {},
  superuser: {isSuperUser: true},
};

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Props of {@link TryIt}. */
interface TryItProps {
  readonly route: Route;
  readonly simulation: Simulation;
  /** What the fields start with. */
  readonly path: string;
  readonly body?: unknown;
  readonly isProtected: boolean;
}

/**
 * Sends a request to the simulated API and shows the response.
 *
 * @param props - See {@link TryItProps}.
 */
export default function TryIt({route, simulation, path, body, isProtected}: TryItProps): ReactNode {
  const id = useId();
  const [target, setTarget] = useState(path);
  const [text, setText] = useState(body === undefined ? '' : json(body));
  const [caller, setCaller] = useState('superuser');
  const [response, setResponse] = useState<SimulatedResponse>();
  const [problem, setProblem] = useState<string>();

  const send = (): void => {
    let parsed: unknown;
    try {
      parsed = text.trim() === '' ? undefined : JSON.parse(text);
    } catch (error) {
      setProblem(`The body is not JSON: ${error instanceof Error ? error.message : ''}`);
      setResponse(undefined);
      return;
    }
    const from = callers[caller];
    setProblem(undefined);
    setResponse(
      simulation.respond({
        method: route.method,
        path: target,
        ...(parsed !== undefined && {body: parsed}),
        ...(from && {caller: from}),
      }),
    );
  };

  return (
    <form
      className={styles.try}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={styles.note}>
        A simulation in this page: records in memory, made from the schema. Nothing is sent.
      </p>
      <label htmlFor={`${id}-path`}>{route.method}</label>
      <input
        id={`${id}-path`}
        value={target}
        spellCheck={false}
        onChange={(event) => setTarget(event.target.value)}
      />
      {body !== undefined && (
        <>
          <label htmlFor={`${id}-body`}>Body</label>
          <textarea
            id={`${id}-body`}
            value={text}
            rows={Math.min(10, text.split('\n').length + 1)}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
      {isProtected && (
        <Choice
          label="Sent by"
          value={caller}
          options={[
            ['superuser', 'a super user'],
            ['user', 'a user without a role'],
            ['nobody', 'nobody: no token'],
          ]}
          onChange={setCaller}
        />
      )}
      <button type="submit" className={styles.primary}>
        Send
      </button>
      <div role="status">
        {problem && <p className={styles.problem}>{problem}</p>}
        {response && (
          <Output subject="response">
            {response.body === undefined
              ? String(response.status)
              : `${response.status}\n\n${json(response.body)}`}
          </Output>
        )}
      </div>
    </form>
  );
}
