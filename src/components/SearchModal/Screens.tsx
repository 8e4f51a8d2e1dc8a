import {missingResultsUrl} from '@site/src/search/modal/request';
import type {ReactNode} from 'react';

import SearchSuggestions from '../SearchSuggestions';
import {CommandKey, ErrorIcon, NoResultsIcon} from './icons';
import type {ModalStrings} from './strings';

/**
 * Nothing came back, and why that may be. Stays until the next try.
 *
 * @param props - `onRetry`: searches again.
 */
export function ErrorScreen({
  strings,
  onRetry,
}: {
  readonly strings: ModalStrings;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <ErrorIcon />
      </div>
      <p className="DocSearch-Title">{strings.errorTitle}</p>
      <p className="DocSearch-Help">{strings.errorHelp}</p>
      <button className="DocSearch-Prefill" onClick={onRetry} type="button">
        {strings.retry}
      </button>
    </div>
  );
}

/** Properties of {@link NoResultsScreen}. */
export interface NoResultsScreenProps {
  readonly strings: ModalStrings;
  readonly query: string;
  /** At most three. */
  readonly suggestions: readonly string[];
  readonly issuesUrl: string;
  /** A suggestion was taken. */
  readonly onSuggestion: (suggestion: string) => void;
}

/** Nothing was found: what to try, and where to say that something should have been. */
export function NoResultsScreen({
  strings,
  query,
  suggestions,
  issuesUrl,
  onSuggestion,
}: NoResultsScreenProps): ReactNode {
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <NoResultsIcon />
      </div>
      <p className="DocSearch-Title">
        {strings.noResults} &quot;<strong>{query}</strong>&quot;
      </p>
      <SearchSuggestions
        suggestions={suggestions}
        label={strings.suggested}
        classNames={{
          root: 'DocSearch-NoResults-Prefill-List',
          label: 'DocSearch-Help',
          button: 'DocSearch-Prefill',
        }}
        onSuggestion={onSuggestion}
      />
      <p className="DocSearch-Help">
        {strings.report}{' '}
        <a
          href={missingResultsUrl(issuesUrl, query, window.location.href)}
          rel="noopener noreferrer"
          target="_blank"
        >
          {strings.reportLink}
        </a>
      </p>
    </div>
  );
}

/**
 * The keys, and whose index responds when it is somebody else's.
 *
 * @param props - `hosted`: the index is Algolia's.
 */
export function Footer({
  strings,
  hosted,
}: {
  readonly strings: ModalStrings;
  readonly hosted: boolean;
}): ReactNode {
  return (
    <div className="DocSearch-Footer">
      {hosted && (
        <div className="DocSearch-Logo">
          <span className="DocSearch-Label">{strings.searchBy}</span>{' '}
          <a
            className="DocSearch-Label"
            href="https://www.algolia.com/developers/"
            rel="noopener noreferrer"
            target="_blank"
          >
            Algolia
          </a>
        </div>
      )}
      <ul className="DocSearch-Commands">
        <li>
          <CommandKey label={strings.selectKey} name="enter" />
          <span className="DocSearch-Label">{strings.select}</span>
        </li>
        <li>
          <CommandKey label={strings.downKey} name="down" />
          <CommandKey label={strings.upKey} name="up" />
          <span className="DocSearch-Label">{strings.navigate}</span>
        </li>
        <li>
          <kbd aria-label={strings.closeKey} className="DocSearch-Commands-Key" role="img">
            Esc
          </kbd>
          <span className="DocSearch-Label">{strings.close}</span>
        </li>
      </ul>
    </div>
  );
}
