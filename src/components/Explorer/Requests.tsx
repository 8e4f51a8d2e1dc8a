import {useState, type ReactNode} from 'react';

import {asCurl, asFetch, asHttp, type WrittenRequest} from '../../arkos/endpoints/requests';
import Choice from './Choice';
import Output from './Output';

const forms = {curl: asCurl, fetch: asFetch, http: asHttp};

/** A request in the form that the reader chooses. */
export default function Requests({request}: {readonly request: WrittenRequest}): ReactNode {
  const [form, setForm] = useState<keyof typeof forms>('curl');
  return (
    <>
      <Choice
        label="Request as"
        value={form}
        options={[
          ['curl', 'curl'],
          ['fetch', 'fetch'],
          ['http', 'HTTP'],
        ]}
        onChange={setForm}
      />
      <Output subject="request">{forms[form](request)}</Output>
    </>
  );
}
