import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {Fragment, type ReactNode} from 'react';

import PlainPage from '../PlainPage';

/** A feed in its formats. */
export interface FollowableFeed {
  readonly title: string;
  readonly description: string;
  /** Path of the page with the same posts. */
  readonly page: string;
  /** Path of the file of each format. */
  readonly files: Readonly<Record<'RSS' | 'Atom' | 'JSON Feed', string>>;
}

/** Props of {@link BlogFeeds}. */
export interface BlogFeedsProps {
  readonly feeds: readonly FollowableFeed[];
}

/** The page that lists the feeds of the blog. `src/plugins/feeds` adds it. */
export default function BlogFeeds({feeds}: BlogFeedsProps): ReactNode {
  return (
    <PlainPage
      title="Feeds"
      description="Follow the Arkos.js blog, or one of its tags, in a feed reader: RSS, Atom and JSON Feed, each with whole posts."
    >
      <p>
        A feed is a file with the newest posts. Copy the URL of one into a feed reader, and new
        posts appear there, whole, without an account or an email address. The three formats say the
        same; take the first that your reader accepts.
      </p>
      {feeds.map(({title, description, page, files}) => (
        <Fragment key={page}>
          <Heading as="h2" id={page.split('/').at(-1)}>
            <Link to={page}>{title}</Link>
          </Heading>
          <p>{description}</p>
          <p>
            {Object.entries(files).map(([format, file], place) => (
              <Fragment key={format}>
                {place > 0 && ' · '}
                <a href={file}>{format}</a>
              </Fragment>
            ))}
          </p>
        </Fragment>
      ))}
    </PlainPage>
  );
}
