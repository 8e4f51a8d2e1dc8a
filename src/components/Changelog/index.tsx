import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {Fragment, type ReactNode} from 'react';

import {frameworkUrl} from '../../arkos/release';
import PlainPage from '../PlainPage';

/** A release and the post about it. */
export interface Release {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  readonly sections: readonly {readonly title: string; readonly id: string}[];
}

/** Props of {@link Changelog}. */
export interface ChangelogProps {
  /** Newest first. */
  readonly releases: readonly Release[];
}

/** The page that lists what changed in each release. `src/plugins/changelog` makes it from the posts. */
export default function Changelog({releases}: ChangelogProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  const format = new Intl.DateTimeFormat(i18n.currentLocale, {dateStyle: 'long', timeZone: 'UTC'});
  return (
    <PlainPage
      title="Changelog"
      description="What changed in each release of Arkos.js, from the newest to the first, with the post that explains it."
    >
      <p>
        What changed in each release, from the posts about them. Patch releases are in the{' '}
        <Link href={`${frameworkUrl}/blob/main/CHANGELOG.md`}>changelog of the framework</Link>;{' '}
        <Link to="/blog/feeds">feeds</Link> announce new posts.
      </p>
      {releases.map(({version, date, title, description, permalink, sections}) => (
        <Fragment key={version}>
          <Heading as="h2" id={version.replaceAll('.', '-')}>
            {version}
          </Heading>
          <p>
            <time dateTime={date}>{format.format(new Date(date))}</time>:{' '}
            <Link to={permalink}>{title}</Link>. {description}
          </p>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <Link to={`${permalink}#${section.id}`}>{section.title}</Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </PlainPage>
  );
}
