import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fragment, type ReactNode} from 'react';

import {sourceUrl} from '../../arkos/data/release';
import type {Method} from '../../arkos/endpoints';
import InlineText from '../InlineText';
import MethodBadge from '../MethodBadge';
import {breakable} from './breakable';
import type {ReferenceData, ReferencePart, ReferenceRow} from './data';
import styles from './styles.module.css';

/** Props of {@link ReferenceTable}; the remark step `references` writes them. */
export interface ReferenceTableProps {
  /** What it shows. */
  data: ReferenceData;
}

const methods: readonly string[] = ['GET', 'POST', 'PATCH', 'DELETE'] satisfies Method[];
const isMethod = (name: string): name is Method => methods.includes(name);

function Breakable({name}: {name: string}): ReactNode {
  return breakable(name).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

function Part({part}: {part: ReferencePart}): ReactNode {
  if ('method' in part)
    return (
      <p className={styles.request}>
        {isMethod(part.method) ? (
          <MethodBadge method={part.method} />
        ) : (
          <span className={styles.anyMethod}>any method</span>
        )}{' '}
        <code>
          <Breakable name={part.path} />
        </code>
      </p>
    );
  if ('list' in part)
    return (
      <ul className={styles.list}>
        {part.list.map(({code, text}) => (
          <li key={`${code} ${text}`}>
            <span className={styles.failure}>
              <code>{code}</code>
            </span>{' '}
            <InlineText text={text} />
          </li>
        ))}
      </ul>
    );
  if ('code' in part)
    return (
      <p>
        <code>
          <Breakable name={part.code} />
        </code>
      </p>
    );
  return (
    <p>
      {'label' in part && <span className={styles.label}>{part.label}: </span>}
      <InlineText text={part.text} />
    </p>
  );
}

function Name({row}: {row: ReferenceRow}): ReactNode {
  const {id, href, name, type, mark} = row;
  const label = (
    <code className={styles.name}>
      <Breakable name={name} />
    </code>
  );
  return (
    <>
      {href ? <Link to={href}>{label}</Link> : label}
      {mark && <span className={styles.mark}>{mark}</span>}
      {id && (
        <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${name}`}>
          {/* The theme draws the sign. */}
        </a>
      )}
      {type && (
        <span className={styles.type} data-search-aside>
          <code>
            <Breakable name={type} />
          </code>
        </span>
      )}
    </>
  );
}

function Origin({since, source}: Pick<ReferenceRow, 'since' | 'source'>): ReactNode {
  if (since === undefined && source === undefined) return null;
  return (
    <p className={styles.origin}>
      {since && <span>Since {since}</span>}
      {source && (
        <Link href={sourceUrl(source)} aria-label={`Source: ${source}`}>
          source
        </Link>
      )}
    </p>
  );
}

function Row({row, columns}: {row: ReferenceRow; columns: readonly string[]}): ReactNode {
  const {id, href, name, cells, since, source} = row;
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  return (
    // A row that leads elsewhere is found there.
    <tr
      id={id}
      data-search-entry={id === undefined ? undefined : name}
      data-search-skip={href === undefined ? undefined : ''}
    >
      <th scope="row">
        <Name row={row} />
      </th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} data-label={columns[index + 1]}>
          {cell.map((part, at) => (
            <Part key={at} part={part} />
          ))}
          {index === cells.length - 1 && <Origin since={since} source={source} />}
        </td>
      ))}
    </tr>
  );
}

/**
 * A table of the reference: rows with anchors, and on a narrow screen each row a block of its own.
 *
 * @param props - see {@link ReferenceTableProps}
 * @returns the table
 */
export default function ReferenceTable({data}: ReferenceTableProps): ReactNode {
  const {id, name, caption, columns, rows} = data;
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  return (
    <div className={styles.frame} id={id} data-search-entry={id === undefined ? undefined : name}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id ?? row.name} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
