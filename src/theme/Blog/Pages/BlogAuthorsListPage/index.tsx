// Wrapped: the theme gives the page of authors no description.
import {PageMetadata} from '@docusaurus/theme-common';
import AuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

/** The page that lists who writes the blog. */
export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <AuthorsListPage {...props} />
      <PageMetadata description="Who writes the blog of Arkos.js, with the posts of each." />
    </>
  );
}
