import type {ReactNode} from 'react';

import {rules, type Part} from '../../arkos/query';
import Marked from '../Explorer/Marked';
import {pageUrl} from '../Explorer/pageUrl';
import own from './styles.module.css';

/** Which parameter and which rule made each part of the arguments. */
export default function Parts({parts}: {readonly parts: readonly Part[]}): ReactNode {
  return (
    <ul className={own.parts} aria-label="Where each part comes from">
      {parts.map(({path, from, rules: ids}) => (
        <li key={`${path} ${from.join()}`}>
          <p>
            <code>{path === '' ? 'everything' : path}</code>{' '}
            {from.length > 0 ? (
              <>
                from <code>{from.join(', ')}</code>
              </>
            ) : (
              'by default'
            )}
          </p>
          {ids.map((id) => (
            <p key={id}>
              <Marked>{rules[id].text}</Marked> <a href={pageUrl(rules[id].href)}>Rule</a>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
