import type {ReactNode} from 'react';

/** Props of {@link SearchSuggestions}. */
export interface SearchSuggestionsProps {
  /** Queries that find something; without any, nothing is shown. */
  readonly suggestions: readonly string[];
  /** The line above them. */
  readonly label: string;
  readonly classNames: Readonly<
    Partial<Record<'root' | 'label' | 'list', string>> & {button: string}
  >;
  /** A suggestion was taken. */
  readonly onSuggestion: (suggestion: string) => void;
}

/** What to search for instead of a query that found nothing. */
export default function SearchSuggestions(props: SearchSuggestionsProps): ReactNode {
  const {suggestions, label, classNames, onSuggestion} = props;
  if (suggestions.length === 0) return null;
  return (
    <div className={classNames.root}>
      <p className={classNames.label}>{label}:</p>
      <ul className={classNames.list}>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              className={classNames.button}
              onClick={() => onSuggestion(suggestion)}
              type="button"
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
