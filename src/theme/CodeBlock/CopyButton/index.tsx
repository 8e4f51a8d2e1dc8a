// Ejected: announces that the code was copied, or that it could not be; the theme only changes a label, which is not read out.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CodeBlock/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import clsx from 'clsx';
import copy from 'copy-text-to-clipboard';
import {type ReactNode, useEffect, useState} from 'react';

import styles from './styles.module.css';

type Outcome = 'copied' | 'failed' | undefined;

const messages = {
  copied: translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
  failed: 'The code could not be copied',
};

/**
 * Copies a code block's text.
 *
 * @param props - `code`, the text to copy; `className` for the button
 * @returns the button and the place where the outcome is announced
 */
export default function CopyButton({code, className}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <>
      <button
        type="button"
        aria-label={translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code to clipboard',
        })}
        title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        className={clsx('clean-btn', className, outcome === 'copied' && styles.copied)}
        onClick={() => setOutcome(copy(code) ? 'copied' : 'failed')}
      >
        {outcome === 'copied' ? (
          <IconSuccess className={styles.icon} aria-hidden="true" />
        ) : (
          <IconCopy className={styles.icon} aria-hidden="true" />
        )}
      </button>
      <span role="status" className={styles.status}>
        {outcome && messages[outcome]}
      </span>
    </>
  );
}
