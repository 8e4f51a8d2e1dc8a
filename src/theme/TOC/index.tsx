// Ejected: src/client/page/contents.ts marks the heading being read, before React has started too.
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Unhydrated from '../../components/Unhydrated';
import styles from './styles.module.css';

/**
 * The contents of a page, in the column beside its text.
 *
 * @param props - Headings, their levels, `className`
 */
export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <Unhydrated
      as="div"
      className={clsx(styles.contents, 'thin-scrollbar', className)}
      data-contents=""
    >
      <TOCItems {...props} linkClassName="table-of-contents__link" />
    </Unhydrated>
  );
}
