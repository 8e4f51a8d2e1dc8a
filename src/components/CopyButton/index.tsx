import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** Text put on the clipboard. */
  text: string;
  /** What is copied, for the button's name: 'npm command'. */
  subject: string;
}

/** A button that copies a text; `src/client/page/copy.ts` does it and says so. */
export default function CopyButton({text, subject}: CopyButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      data-copy={text}
      aria-label={`Copy ${subject}`}
    />
  );
}
