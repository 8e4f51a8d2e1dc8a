import {useEffect, useRef, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** Text put on the clipboard. */
  text: string;
  /** What is copied, for the button's name: 'npm command'. */
  subject: string;
}

type State = 'idle' | 'copied' | 'failed';

const labels: Record<State, string> = {idle: 'Copy', copied: 'Copied', failed: 'Not copied'};

/** How long the outcome stays on the button, in milliseconds. */
const outcomeShown = 2000;

/**
 * A button that copies a text and says so, on the button and to screen readers.
 *
 * @param props - see {@link CopyButtonProps}
 * @returns the button and its live region
 */
export default function CopyButton({text, subject}: CopyButtonProps): ReactNode {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const settle = (next: State) => {
    setState(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), outcomeShown);
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      settle('copied');
    } catch {
      // No permission, or a page not served over HTTPS: the text can still be selected.
      settle('failed');
    }
  };

  return (
    <>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        <span aria-hidden="true">{labels[state]}</span>
        <span className={styles.hidden}>Copy {subject}</span>
      </button>
      <span role="status" className={styles.hidden}>
        {state === 'copied' && `Copied ${subject}.`}
        {state === 'failed' && `The ${subject} was not copied. Select the text instead.`}
      </span>
    </>
  );
}
