import {useState} from 'react';
import type {PageFinding} from '../shared';
import styles from './Findings.module.css';

/** What {@link Findings} shows. */
export interface FindingsProps {
  readonly findings: readonly PageFinding[];
  /** Path of the page that is open. */
  readonly route: string;
}

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** What is wrong with the samples of the page that is open, and on how many other pages. */
export default function Findings({findings, route}: FindingsProps) {
  const [open, setOpen] = useState(true);
  const here = findings.filter((finding) => withoutSlash(finding.route) === withoutSlash(route));
  const elsewhere = findings.length - here.length;
  if (findings.length === 0) return null;
  return (
    <aside className={styles.findings} aria-label="Samples to fix">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {here.length} to fix on this page, {elsewhere} on others
      </button>
      {open && here.length > 0 && (
        <ul>
          {here.map(({text}) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </aside>
  );
}
