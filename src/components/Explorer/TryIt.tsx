import {useId, useState, type ReactNode} from 'react';

import type {WrittenRequest} from '../../arkos/endpoints/requests';
import type {SimulatedResponse, Simulation} from '../../arkos/simulation';
import Choice from './Choice';
import Output from './Output';
import styles from './styles.module.css';

const nobody = 'nobody';
const ownToken = 'token';

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Who can send the request: the users in the store, by number. */
const sendersOf = ({users}: Simulation): [value: string, text: string][] => [
  ...users.map(({isSuperUser}, index): [string, string] => [
    String(index),
    `user ${index + 1}${isSuperUser ? ', a superuser' : ''}`,
  ]),
  [nobody, 'nobody: no token'],
  [ownToken, 'whoever the token is of'],
];

/** A response as text. */
function textOf({status, body, omitted}: SimulatedResponse): string {
  if (omitted !== undefined) return `${status}\n\n${omitted}`;
  return body === undefined ? String(status) : `${status}\n\n${json(body)}`;
}

/** What is wrong with a body that is not JSON. */
function problemOf(text: string): string | undefined {
  try {
    if (text.trim() !== '') JSON.parse(text);
    return undefined;
  } catch (error) {
    return `The body is not JSON: ${(error as SyntaxError).message}`;
  }
}

/** Props of {@link TryIt}. */
interface TryItProps {
  readonly simulation: Simulation;
  /** Whether the simulation follows what the reader changed last. */
  readonly isReady: boolean;
  /** What the fields start with. */
  readonly request: WrittenRequest;
}

/** Sends a request to the simulated API and shows the response. */
export default function TryIt({simulation, isReady, request}: TryItProps): ReactNode {
  const {method, path, body, fileField, isProtected} = request;
  const id = useId();
  const senders = sendersOf(simulation);
  const [target, setTarget] = useState(path);
  const [text, setText] = useState(body === undefined ? '' : json(body));
  const [field, setField] = useState(fileField ?? '');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sender, setSender] = useState(senders[0]?.[0] ?? nobody);
  const [token, setToken] = useState('');
  const [response, setResponse] = useState<SimulatedResponse>();
  const [problem, setProblem] = useState<string>();

  const send = (): void => {
    const user = simulation.users[Number(sender)];
    const sent = user && isProtected ? simulation.tokenFor(user.id) : token;
    setProblem(body === undefined ? undefined : problemOf(text));
    setResponse(
      simulation.respond({
        method,
        path: target,
        ...(body !== undefined && {text}),
        ...(fileField !== undefined && {
          files: files.map(({name, size}) => ({field, name, size})),
        }),
        ...(isProtected && sender !== nobody && {token: sent}),
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
      <label htmlFor={`${id}-path`}>{method}</label>
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
      {fileField !== undefined && (
        <>
          <label htmlFor={`${id}-field`}>Form field</label>
          <input
            id={`${id}-field`}
            value={field}
            spellCheck={false}
            onChange={(event) => setField(event.target.value)}
          />
          <label htmlFor={`${id}-files`}>Files, which stay in this page</label>
          <input
            id={`${id}-files`}
            type="file"
            multiple
            onChange={(event) => setFiles([...(event.target.files ?? [])])}
          />
        </>
      )}
      {isProtected && (
        <Choice label="Sent by" value={sender} options={senders} onChange={setSender} />
      )}
      {isProtected && sender === ownToken && (
        <>
          <label htmlFor={`${id}-token`}>Token, as login returns it</label>
          <input
            id={`${id}-token`}
            value={token}
            spellCheck={false}
            onChange={(event) => setToken(event.target.value)}
          />
        </>
      )}
      <button type="submit" className={styles.primary} disabled={!isReady}>
        Send
      </button>
      <div role="status">
        {problem !== undefined && <p className={styles.problem}>{problem}</p>}
        {response && <Output subject="response">{textOf(response)}</Output>}
      </div>
    </form>
  );
}
