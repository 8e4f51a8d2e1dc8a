import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

import {sourceUrl} from '../../arkos/release';
import InlineText from '../InlineText';
import MethodBadge, {isMethod} from '../MethodBadge';
import {breakable} from './breakable';
import type {ReferenceData, ReferencePart, ReferenceRow} from './data';
import styles from './styles.module.css';

/** Props of {@link ReferenceTable}; the remark step `references` writes them. */
export interface ReferenceTableProps {
  /** What it shows. */
  data: ReferenceData;
}

function Breakable({name}: {name: string}): ReactNode {
  return breakable(name).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

function Part({part}: {part: ReferencePart}): ReactNode {
  if ('method' in part) {
    return (
      <p className={styles.request}>
        {isMethod(part.method) ? (
          <MethodBadge method={part.method} />
        ) : (
          <span className={styles.anyMethod}>any method</span>
        )}{' '}
        <code className={styles.breakable}>
          <Breakable name={part.path} />
        </code>
      </p>
    );
  }
  if ('list' in part) {
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
  }
  if ('code' in part) {
    return (
      <p>
        <code className={styles.breakable}>
          <Breakable name={part.code} />
        </code>
      </p>
    );
  }
  return (
    <p>
      {'label' in part && <span className={styles.label}>{part.label}: </span>}
      <InlineText text={part.text} />
    </p>
  );
}

function Name({row}: {row: ReferenceRow}): ReactNode {
  const {id, href, name, isProse, type, mark} = row;
  const label = isProse ? (
    name
  ) : (
    <code className={styles.name}>
      <Breakable name={name} />
    </code>
  );
  return (
    <>
      {href ? <Link to={href}>{label}</Link> : label}
      {mark && (
        <>
          {' '}
          <span className={clsx(styles.mark, mark !== 'required' && styles.caveat)}>{mark}</span>
        </>
      )}
      {id && (
        <a
          className="hash-link"
          href={`#${id}`}
          aria-label={`Direct link to ${name}`}
          tabIndex={-1}
        >
          {/* The theme draws the sign. */}
        </a>
      )}{' '}
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

/** A cell under the name says what it is, unless it is empty or a request. */
const hasLabel = ([first]: readonly ReferencePart[]): boolean =>
  first !== undefined && !('method' in first);

/** What has always been there needs no word about it. */
const firstVersion = '1.0';

function Row({row, columns}: {row: ReferenceRow; columns: readonly string[]}): ReactNode {
  const {id, alsoIds = [], href, name, isPart, cells, since} = row;
  const {collectAnchor} = useBrokenLinks();
  for (const anchor of [id, ...alsoIds]) collectAnchor(anchor);
  return (
    // A row that leads elsewhere is found there.
    <tr
      id={id}
      className={isPart ? styles.part : undefined}
      data-search-entry={id === undefined ? undefined : name}
      data-search-skip={href === undefined ? undefined : ''}
    >
      <th scope="row">
        {alsoIds.map((anchor) => (
          <span key={anchor} id={anchor} />
        ))}
        <Name row={row} />
      </th>
      {cells.map((cell, index) => (
        <td
          key={columns[index + 1]}
          data-label={hasLabel(cell) && index < cells.length - 1 ? columns[index + 1] : undefined}
        >
          {cell.map((part, at) => (
            <Part key={at} part={part} />
          ))}
          {index === cells.length - 1 && since !== undefined && since !== firstVersion && (
            <p className={styles.since}>Since {since}</p>
          )}
        </td>
      ))}
    </tr>
  );
}

/** The rows of a table by their groups; all in one where they have none. */
function groupsOf(rows: readonly ReferenceRow[]): [string | undefined, ReferenceRow[]][] {
  const groups = new Map<string | undefined, ReferenceRow[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups];
}

function Group({
  name,
  rows,
  columns,
}: {
  name: string | undefined;
  rows: readonly ReferenceRow[];
  columns: readonly string[];
}): ReactNode {
  return (
    <tbody>
      {name !== undefined && (
        <tr className={styles.group} data-search-skip>
          <th scope="rowgroup" colSpan={columns.length}>
            {name}
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <Row key={row.id ?? row.name} row={row} columns={columns} />
      ))}
    </tbody>
  );
}

/** From how many rows on a table has a box to filter them. */
const manyRows = 40;

/** How many files are named in the line under a table; more are folded. */
const fewFiles = 3;

function Origin({rows}: {rows: readonly ReferenceRow[]}): ReactNode {
  const files = [...new Set(rows.flatMap(({source}) => source?.replace(/:\d+$/, '') ?? []))];
  if (files.length === 0) return null;
  const links = files.map((file) => (
    <Fragment key={file}>
      {' '}
      <Link href={sourceUrl(file)}>{file.slice(file.lastIndexOf('/') + 1)}</Link>
    </Fragment>
  ));
  return files.length <= fewFiles ? (
    <p className={styles.origin} data-search-skip>
      Source:{links}
    </p>
  ) : (
    <details className={styles.origin} data-search-skip>
      <summary>Sources of this table</summary>
      {links}
    </details>
  );
}

/**
 * A table of the reference: rows with anchors in two columns, what it is and what it means, and in a
 * narrow place each row a block of its own. `src/client/extras/filter.ts` serves the box of a long one.
 */
export default function ReferenceTable({data}: ReferenceTableProps): ReactNode {
  const {id, name, caption, isMatrix, columns, rows} = data;
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  return (
    <div className={styles.frame} id={id} data-search-entry={id === undefined ? undefined : name}>
      {rows.length > manyRows && (
        <p className={styles.filter} data-search-skip>
          <input
            type="search"
            data-filter
            aria-label={`Filter: ${caption}`}
            placeholder={`Filter ${rows.length} rows`}
            autoComplete="off"
            spellCheck={false}
          />
          <output className={styles.count} />
        </p>
      )}
      <table className={clsx(styles.table, isMatrix && styles.matrix)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className="visually-hidden">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(rows).map(([group, members]) => (
          <Group key={group ?? ''} name={group} rows={members} columns={columns} />
        ))}
      </table>
      <Origin rows={rows} />
    </div>
  );
}
