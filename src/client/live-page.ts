import {type ComponentType, type ReactNode, useSyncExternalStore} from 'react';

/** The text that a page shows now, and who shows it. */
interface Text {
  content: (props: Record<string, unknown>) => ReactNode;
  readonly listeners: Set<() => void>;
}

/** What one version of a page's module leaves to the next. */
interface Kept {
  readonly text: Text;
  readonly page: ComponentType<Record<string, unknown>>;
  readonly outline: string;
}

/** The part of the bundler's hot module replacement that is used here. */
interface Hot {
  readonly data?: {kept?: Kept};
  readonly accept: () => void;
  readonly dispose: (keep: (data: {kept?: Kept}) => void) => void;
  readonly invalidate: () => void;
}

/**
 * A component that shows the text of a page, and after each edit the new one. Only under `npm start`.
 *
 * @param content - The page's text.
 * @param outlined - What other parts of the page show of it, such as its headings: when that changes,
 * the whole page is rendered again.
 * @param hot - Of the page's module.
 * @returns The same component for each version of the module.
 */
export function livePage(
  content: Text['content'],
  outlined: unknown,
  hot: Hot,
): ComponentType<Record<string, unknown>> {
  const outline = JSON.stringify(outlined);
  const before = hot.data?.kept;
  const text = before?.text ?? {content, listeners: new Set()};
  const subscribe = (listener: () => void): (() => void) => {
    text.listeners.add(listener);
    return () => text.listeners.delete(listener);
  };
  function LivePage(props: Record<string, unknown>): ReactNode {
    const show = useSyncExternalStore(subscribe, () => text.content);
    // Called, not rendered: as another component it would lose the state of what is inside of it.
    return show(props);
  }
  const page = before?.page ?? LivePage;
  text.content = content;
  hot.accept();
  hot.dispose((data) => {
    data.kept = {text, page, outline};
  });
  if (before && before.outline !== outline) hot.invalidate();
  else for (const listener of text.listeners) listener();
  return page;
}
