// Ejected: samples of pages are highlighted when the page is built, so that the block is plain HTML and nothing of Prism
// is in the browser; what it does is in src/client/page.
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Props of {@link CodeBlock}; the remark step `codeBlocks` writes those of a fence. */
export interface CodeBlockProps {
  /** The finished sample. */
  readonly html?: string;
  /** The sample as text, where it is not finished. */
  readonly children?: string;
  /** Its language. */
  readonly language?: string;
  /** The same, as Markdown writes it: `language-ts`. */
  readonly className?: string;
  /** Whether the block has the color of punctuation. */
  readonly base?: '' | 'p';
  /** File that the sample stands for. */
  readonly title?: string;
  /** A sample that shows what not to write, or what the command or request above it returns. */
  readonly kind?: 'wrong' | 'output' | 'response';
  /** Why it is wrong. */
  readonly reason?: string;
  /** Whether the sample has a TypeScript and a JavaScript form. */
  readonly forms?: boolean;
  /** Whether its lines have numbers. */
  readonly numbered?: boolean;
}

/** So many characters fit into a line of a window 320 px wide. */
const narrowest = 30;

/** A path that may take two lines breaks before the name of its file. */
function breakable(title: string | undefined): ReactNode {
  const file = title === undefined ? 0 : title.lastIndexOf('/') + 1;
  if (title === undefined || title.length <= narrowest || file === 0) return title;
  return (
    <>
      {title.slice(0, file)}
      <wbr />
      {title.slice(file)}
    </>
  );
}

/** `src/app.ts` is `src/app.js` in JavaScript, `.tsx` is `.jsx`; a remark may follow, as in `src/app.ts (right)`. */
function Title({title, forms}: Pick<CodeBlockProps, 'title' | 'forms'>): ReactNode {
  const [, name, x, remark] = (forms ? /^(.*\.)ts(x?)( \(.*\))?$/.exec(title ?? '') : null) ?? [];
  if (name === undefined) return breakable(title);
  return (
    <span>
      {breakable(name)}
      <span className="ts">ts{x}</span>
      <span className="js">js{x}</span>
      {remark}
    </span>
  );
}

/** A sample of code. */
export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const {html, children = '', className, base, title, kind, reason, forms, numbered} = props;
  const language = props.language ?? className?.replace('language-', '') ?? 'text';
  const heading = kind === 'output' ? 'Output' : <Title title={title} forms={forms} />;
  const hasHeading = title !== undefined || forms === true || kind === 'output' || kind === 'wrong';
  const lines = (html?.replace(/<[^>]*>/g, '') ?? children).split('\n');
  const mayScroll = lines.some((line) => line.length > narrowest);
  return (
    <div
      className={clsx(
        ThemeClassNames.common.codeBlock,
        `language-${language}`,
        styles.block,
        kind && styles[kind],
      )}
    >
      {hasHeading && (
        <div className={styles.codeBlockTitle}>
          {heading}
          {kind === 'wrong' && (
            <>
              {' '}
              <strong className={styles.label}>Wrong</strong>
            </>
          )}
          {forms && (
            <button
              type="button"
              className={styles.language}
              data-language
              aria-label="JavaScript"
              aria-pressed="false"
            />
          )}
        </div>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard (WCAG 2.1.1) */}
      <pre tabIndex={mayScroll ? 0 : undefined} className={clsx(base, numbered && styles.numbered)}>
        {html === undefined ? (
          <code>{children}</code>
        ) : (
          <code dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
      {kind !== 'wrong' && kind !== 'output' && (
        <button
          type="button"
          className={styles.copy}
          data-copy=""
          aria-label="Copy code to clipboard"
          title="Copy"
        />
      )}
      {reason && <p className={styles.reason}>{reason}</p>}
    </div>
  );
}
