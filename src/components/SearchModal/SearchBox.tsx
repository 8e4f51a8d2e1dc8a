import SearchIcon from '@site/src/components/SearchButton/SearchIcon';
import {maxQueryLength} from '@site/src/search/client';
import type {KeyboardEvent, ReactNode, RefObject} from 'react';

import {CrossIcon, LoadingIcon} from './icons';
import type {ModalStrings} from './strings';

/** Properties of {@link SearchBox}. */
export interface SearchBoxProps {
  readonly strings: ModalStrings;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** Id of the list of lines; undefined when there are none. */
  readonly listId: string | undefined;
  /** Id of the selected line. */
  readonly activeId: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onClear: () => void;
  readonly onSubmit: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onCancel: () => void;
}

/** The input with what is beside it: clear, and on a phone cancel. */
export default function SearchBox({
  strings,
  inputRef,
  query,
  listId,
  activeId,
  onQuery,
  onClear,
  onSubmit,
  onKeyDown,
  onCancel,
}: SearchBoxProps): ReactNode {
  return (
    <div className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        onReset={(event) => {
          event.preventDefault();
          onClear();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-input">
          <SearchIcon />
          <span className="visually-hidden">{strings.inputLabel}</span>
        </label>
        <div className="DocSearch-LoadingIndicator">
          <LoadingIcon />
        </div>
        <input
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={listId !== undefined}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          className="DocSearch-Input"
          enterKeyHint="go"
          id="docsearch-input"
          maxLength={maxQueryLength}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={strings.placeholder}
          ref={inputRef}
          role="combobox"
          spellCheck={false}
          type="search"
          value={query}
        />
        <button
          aria-label={strings.reset}
          className="DocSearch-Reset"
          hidden={query === ''}
          title={strings.reset}
          type="reset"
        >
          <CrossIcon />
        </button>
      </form>
      <button className="DocSearch-Cancel" onClick={onCancel} type="button">
        {strings.cancel}
      </button>
    </div>
  );
}
