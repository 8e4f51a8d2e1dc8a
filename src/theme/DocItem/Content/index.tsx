// Wrapped: the page's type (tutorial, how-to, reference, explanation) stands over its title.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * The text of a docs page under the word that says what kind of page it is.
 *
 * @param props - the theme's own
 * @returns the text
 */
export default function DocItemContent(props: Props): ReactNode {
  const {type} = useDoc().frontMatter as {type?: string};
  return (
    <>
      {type && (
        <p className={styles.type} data-search-skip>
          {type}
        </p>
      )}
      <Content {...props} />
    </>
  );
}
