import SearchText from '@site/src/components/SearchText';
import {type AnyHit, levelText, titleText, trailTexts} from '@site/src/search/modal/hits';
import type {GroupItem, HitGroup} from '@site/src/search/modal/groups';
import {Fragment, type MouseEvent, type ReactNode} from 'react';

import {RecentIcon, SelectIcon, StarIcon, TreeIcon, TypeIcon} from './icons';

/** What a line of the list can do. */
export interface HitHandlers {
  /** Where a hit leads; undefined when it leads nowhere a reader may go. */
  readonly href: (hit: AnyHit) => string | undefined;
  /** The pointer moved over a line. */
  readonly onPoint: (index: number) => void;
  /** The pointer is over a hit, which may have come under it by itself, or over none any more. */
  readonly onHover: (objectID: string | null) => void;
  /** A line was pressed, with whatever keys were held. */
  readonly onPress: (item: GroupItem, index: number, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Properties of {@link Hits}. */
export interface HitsProps extends HitHandlers {
  readonly groups: readonly HitGroup[];
  /** Index of the selected line over all groups. */
  readonly active: number;
  /** Buttons beside a line; not part of the option, which may hold nothing that can be pressed. */
  readonly actions?: (group: HitGroup, item: GroupItem) => ReactNode;
  /** Whether a group is announced as one. On the start screen the options are owned from outside. */
  readonly labelled: boolean;
}

/** Id of a line, which the input's `aria-activedescendant` points at. */
export function optionId(index: number): string {
  return `docsearch-item-${index}`;
}

function LineIcon({kind, item}: {readonly kind: HitGroup['kind']; readonly item: GroupItem}) {
  switch (kind) {
    case 'recent':
      return <RecentIcon />;
    case 'favorite':
      return <StarIcon />;
    case 'hits':
    case 'suggested':
      return <TypeIcon type={item.hit.type} />;
  }
}

/** What is below the title of a line: the headings that lead there, and the text that matches. */
function Details({kind, hit}: {readonly kind: HitGroup['kind']; readonly hit: AnyHit}): ReactNode {
  // The title over the results of a page is not said again in each.
  const trail = trailTexts(hit, kind === 'hits' ? 'lvl2' : 'lvl1');
  // The results of a page have its part of the site over them.
  const part = hit.type === 'lvl1' && kind !== 'hits' ? levelText(hit, 'lvl0') : null;
  const path = part === null ? trail : [part];
  return (
    <>
      {path.length > 0 && (
        <span className="DocSearch-Hit-path">
          {path.map((heading, level) => (
            <Fragment key={level}>
              {level > 0 && ' › '}
              <SearchText marked={heading} />
            </Fragment>
          ))}
        </span>
      )}
      {hit.snippet && (
        <span className="DocSearch-Hit-snippet">
          <SearchText marked={hit.snippet} />
        </span>
      )}
    </>
  );
}

/** What is over the lines of a group: not the title of a page whose own line comes first and says it. */
function GroupTitle({group, id}: {readonly group: HitGroup; readonly id: string}): ReactNode {
  const {title, part, items} = group;
  const isSaid = items[0] !== undefined && titleText(items[0].hit).text === title;
  const isShown = !isSaid || part === '';
  return (
    <div className="DocSearch-Hit-source" id={id}>
      {isShown ? title : <span className="visually-hidden">{title}</span>}
      {part !== '' && <span className="DocSearch-Hit-part"> {part}</span>}
    </div>
  );
}

/** The groups of the list with their lines. */
export default function Hits({
  groups,
  active,
  actions,
  labelled,
  href,
  onPoint,
  onHover,
  onPress,
}: HitsProps): ReactNode {
  let next = 0;
  return groups.map((group, groupIndex) => {
    const first = next;
    next += group.items.length;
    const titleId = `docsearch-group-${groupIndex}`;
    const role = labelled ? {role: 'group', 'aria-labelledby': titleId} : {};
    return (
      <div className="DocSearch-Hits" key={group.key} {...role}>
        <GroupTitle group={group} id={titleId} />
        {group.items.map((item, itemIndex) => {
          const index = first + itemIndex;
          const selected = index === active;
          return (
            <div className="DocSearch-Hit" key={item.hit.objectID}>
              <a
                aria-selected={selected}
                className="DocSearch-Hit-Container"
                href={href(item.hit)}
                id={optionId(index)}
                onClick={(event) => onPress(item, index, event)}
                onMouseDown={(event) => {
                  // The box keeps the focus, so that typing goes on after a press.
                  event.preventDefault();
                }}
                onMouseEnter={() => onHover(item.hit.objectID)}
                onMouseLeave={() => onHover(null)}
                onMouseMove={() => onPoint(index)}
                role="option"
                tabIndex={-1}
              >
                {item.parent !== null && (
                  <TreeIcon last={item.parent !== group.items[itemIndex + 1]?.parent} />
                )}
                <span className="DocSearch-Hit-icon">
                  <LineIcon item={item} kind={group.kind} />
                </span>
                <span className="DocSearch-Hit-content-wrapper">
                  <span className="DocSearch-Hit-title">
                    <SearchText marked={titleText(item.hit)} />
                  </span>
                  <Details hit={item.hit} kind={group.kind} />
                </span>
                {(group.kind === 'hits' || group.kind === 'suggested') && (
                  <span className="DocSearch-Hit-action">
                    <SelectIcon />
                  </span>
                )}
              </a>
              {actions?.(group, item)}
            </div>
          );
        })}
      </div>
    );
  });
}
