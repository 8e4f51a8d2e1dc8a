// Ejected: the theme's link says "Read more", which a search engine does not count as the text of a link.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type {ReactNode} from 'react';

/**
 * The link from an excerpt to the whole post.
 *
 * @param props - The title of the post, and what the link takes.
 */
export default function ReadMoreLink({blogPostTitle, ...linkProps}: Props): ReactNode {
  return (
    <Link aria-label={`Read the post: ${blogPostTitle}`} {...linkProps}>
      <b>Read the post</b>
    </Link>
  );
}
