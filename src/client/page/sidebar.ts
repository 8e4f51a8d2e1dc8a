/** Shows readers where they are: the sidebar opens at their page. */
import {bringIntoView} from './scroll';

/** Scrolls the sidebar to the page's own item. */
export function reveal(): void {
  const list = document.querySelector('.theme-doc-sidebar-container .menu');
  const item = list?.querySelector('[aria-current=page]');
  if (list && item) bringIntoView(list, item);
}
