// Wrapped: the head of a post also names its Markdown twin.
import Head from '@docusaurus/Head';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Metadata from '@theme-original/BlogPostPage/Metadata';
import type {ReactNode} from 'react';

import {useTwin} from '../../../components/PageMarkdown/useTwin';

/** The head of a post. */
export default function BlogPostPageMetadata(): ReactNode {
  const {permalink} = useBlogPost().metadata;
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
