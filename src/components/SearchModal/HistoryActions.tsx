import type {HitGroup} from '@site/src/search/modal/groups';
import type {SearchHistory} from '@site/src/search/modal/history';
import {type AnyHit, titleText} from '@site/src/search/modal/hits';
import type {ReactNode} from 'react';

import {CrossIcon, StarIcon} from './icons';
import type {ModalStrings} from './strings';

/** Properties of {@link HistoryActions}. */
export interface HistoryActionsProps {
  readonly kind: HitGroup['kind'];
  readonly hit: AnyHit;
  readonly history: SearchHistory;
  readonly strings: ModalStrings;
  /** The history has changed. */
  readonly onChange: () => void;
}

/** The buttons beside a line of the reader's history. */
export default function HistoryActions({
  kind,
  hit,
  history,
  strings,
  onChange,
}: HistoryActionsProps): ReactNode {
  if (kind === 'suggested') return null;

  const recent = kind === 'recent';
  const {text} = titleText(hit);
  return (
    <span className="DocSearch-Hit-actions">
      {recent && (
        <button
          className="DocSearch-Hit-action-button"
          onClick={() => {
            history.favor(hit);
            onChange();
          }}
          title={`${strings.save}: ${text}`}
          type="button"
        >
          <StarIcon />
        </button>
      )}
      <button
        className="DocSearch-Hit-action-button"
        onClick={() => {
          (recent ? history.removeRecent : history.removeFavorite)(hit);
          onChange();
        }}
        title={`${recent ? strings.removeRecent : strings.removeFavorite}: ${text}`}
        type="button"
      >
        <CrossIcon />
      </button>
    </span>
  );
}
