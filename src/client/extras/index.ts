/**
 * What few readers of a page use: the filter of long tables, enlarged diagrams, definitions of terms,
 * the list of keys, reports of mistakes. `src/client/page/extras.ts` loads it at its first use.
 */
import {closest, takesText} from '../page/closest';
import * as figures from './figures';
import * as filter from './filter';
import * as glossary from './glossary';
import {openHelp} from './help';
import * as report from './report';

function onKeyDown(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey} = event;
  if (key === 'Escape') glossary.hide();
  if (key === '?' && !ctrlKey && !metaKey && !altKey && !takesText(event)) openHelp();
}

function onClick(event: Event): void {
  figures.onClick(event);
  filter.onClick(event);
  const link = closest(event, '[data-report]');
  if (link instanceof HTMLAnchorElement) report.fillReport(link);
}

/**
 * Serves an event.
 *
 * @param event - The one that loaded the extras, or a later one
 */
export function serve(event: Event): void {
  if (event instanceof KeyboardEvent) onKeyDown(event);
  else if (event.type === 'pointerover' || event.type === 'focusin') glossary.onPoint(event);
  else if (event.type === 'selectionchange') report.onSelection();
  else if (event.type === 'click') onClick(event);
  else if (event.type === 'input') filter.onInput(event);
}

for (const type of ['keydown', 'pointerover', 'focusin', 'selectionchange', 'click', 'input'])
  document.addEventListener(type, serve);
document.addEventListener('content', figures.prepare);
figures.prepare();
filter.start();
