import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** Props of {@link ReportMistake}. */
export interface ReportMistakeProps {
  readonly title: string;
  /** Path of the page, base URL included. */
  readonly permalink: string;
  /** Where the page is edited: its repository takes the issue. */
  readonly editUrl?: DocMetadata['editUrl'];
}

/**
 * A link to an issue about a page, filled in. `src/client/extras` adds heading and selection.
 *
 * @returns The link, or nothing where no repository is known
 */
export default function ReportMistake({title, permalink, editUrl}: ReportMistakeProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const repository = editUrl?.split('/edit/')[0];
  if (!repository) return null;
  const fields = new URLSearchParams({
    template: 'mistake.yml',
    title: `Mistake: ${title}`,
    page: siteConfig.url + permalink,
  });
  return (
    <a
      href={`${repository}/issues/new?${fields.toString()}`}
      target="_blank"
      rel="noopener noreferrer"
      data-report
    >
      Report a mistake
    </a>
  );
}
