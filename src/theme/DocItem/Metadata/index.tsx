// Wrapped: the head of a docs page also names its Markdown twin.
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import {useTwin} from '../../../components/PageMarkdown/useTwin';

/** The head of a docs page. */
export default function DocItemMetadata(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {path} = useTwin(permalink);
  return (
    <>
      <Metadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
    </>
  );
}
