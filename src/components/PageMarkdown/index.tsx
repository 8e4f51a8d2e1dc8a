import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {useTwin} from './useTwin';

/** Assistants that take a question in their URL. */
const assistants = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', url: 'https://claude.ai/new?q='},
] as const;

/** Props of {@link PageMarkdown}. */
export interface PageMarkdownProps {
  /** Path of the page, base URL included. */
  permalink: string;
}

/**
 * Copies a page as Markdown, or opens it in an assistant. All of it are links, so it works without
 * JavaScript; `src/client/page/copy.ts` serves the first.
 */
export default function PageMarkdown({permalink}: PageMarkdownProps): ReactNode {
  const {path, url} = useTwin(permalink);
  const question = encodeURIComponent(`Read ${url} so that I can ask you questions about it.`);
  return (
    <details className={styles.markdown} data-search-skip>
      <summary>Markdown</summary>
      <ul>
        <li>
          <a href={path} data-copy-page>
            Copy page as Markdown
          </a>
        </li>
        <li>
          <a href={path}>View as Markdown</a>
        </li>
        {assistants.map(({name, url: start}) => (
          <li key={name}>
            <a href={start + question} target="_blank" rel="noopener noreferrer">
              Open in {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
