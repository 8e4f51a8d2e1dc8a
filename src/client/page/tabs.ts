/** Tabs: chosen by click and by key, alike in every group of the same name, and remembered. */
import {closest} from './closest';
import {keepInPlace, read, write} from './storage';
import {trust} from './trusted';

/** As Docusaurus names it, so that choices of before still hold. */
const prefix = 'docusaurus.tab.';

/** A panel that was never shown is text in a `noscript`: it costs no elements until then. */
function panelAt(panels: Element[], index: number): Element | undefined {
  const panel = panels[index];
  if (panel?.tagName !== 'NOSCRIPT') return panel;
  const parent = panel.parentElement;
  panel.outerHTML = trust(panel.innerHTML);
  return parent?.children[index + 1];
}

function select(tabs: Element, value: string | null): void {
  const [list, ...panels] = tabs.children;
  const all = [...(list?.children ?? [])] as HTMLElement[];
  const at = all.findIndex((tab) => tab.dataset.value === value);
  if (at < 0) return;
  const shown = panelAt(panels, at);
  for (const panel of tabs.querySelectorAll(':scope > [role=tabpanel]'))
    panel.toggleAttribute('hidden', panel !== shown);
  all.forEach((tab, index) => {
    tab.ariaSelected = String(index === at);
    tab.tabIndex = index === at ? 0 : -1;
  });
}

function selectAll(root: ParentNode, group: string, value: string | null): void {
  for (const tabs of root.querySelectorAll(`[data-tabs="${CSS.escape(group)}"]`))
    select(tabs, value);
}

const tabOf = (event: Event): HTMLElement | null => closest(event, '[data-tabs]>*>[role=tab]');

/**
 * Puts tabs into the state that the reader chose.
 *
 * @param root - Where to look.
 */
export function apply(root: ParentNode): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const {tabs: group = ''} = tabs.dataset;
    if (group) select(tabs, read(prefix + group));
  }
}

/** Answers clicks and keys on tabs. */
export function start(): void {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event);
    const tabs = tab?.closest<HTMLElement>('[data-tabs]');
    if (!tab || !tabs) return;
    const {value = ''} = tab.dataset;
    const {tabs: group = ''} = tabs.dataset;
    keepInPlace(tab, () => {
      if (group) selectAll(document, group, value);
      else select(tabs, value);
    });
    if (group) write(prefix + group, value);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    const all = [...(tab?.parentElement?.children ?? [])] as HTMLElement[];
    const at = tab ? all.indexOf(tab) : 0;
    const next = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1}[event.key];
    // With a modifier the key is the browser's: Alt and an arrow go back.
    if (!tab || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  });
  addEventListener('storage', ({key, newValue}) => {
    if (key?.startsWith(prefix)) selectAll(document, key.slice(prefix.length), newValue);
  });
}
