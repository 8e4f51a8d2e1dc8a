// Ejected: the browser's own details, which needs no script.
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Unhydrated from '../../components/Unhydrated';
import styles from './styles.module.css';

/**
 * The contents of a page, folded above its text.
 *
 * @param props - Headings, their levels, `className`
 */
export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  return (
    <Unhydrated as="details" className={clsx(styles.contents, className)} data-search-skip="">
      <summary className={styles.summary}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </summary>
      <TOCItems {...props} />
    </Unhydrated>
  );
}
