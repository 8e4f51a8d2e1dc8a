/** The keys of the site, on `?`. */
import {openDialog} from './dialog';
import {adopt} from './styles';

adopt(`
.extra-keys { display: grid; grid-template-columns: max-content 1fr; gap: 0.5rem 1.5rem; }
.extra-keys dt, .extra-keys dd { margin: 0; }
`);

/** Keys, and what they do. */
const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['/', 'Ctrl K', '⌘ K'], 'Search'],
  [['↑', '↓', 'Enter'], 'Choose a search result'],
  [['Tab', 'Shift Tab'], 'Move to the next or previous control'],
  [['←', '→'], 'Move between tabs, then Enter to show one'],
  [['+', '-'], 'Zoom an enlarged diagram'],
  [['Esc'], 'Close what is open'],
  [['?'], 'Show this help'],
];

/** Opens the list of keys, unless one is open. */
export function openHelp(): void {
  if (document.querySelector('dialog[open]')) return;
  const list = document.createElement('dl');
  list.className = 'extra-keys';
  for (const [names, does] of keys) {
    const term = document.createElement('dt');
    names.forEach((name, index) => {
      if (index > 0) term.append(' ');
      const key = document.createElement('kbd');
      key.textContent = name;
      term.append(key);
    });
    const meaning = document.createElement('dd');
    meaning.textContent = does;
    list.append(term, meaning);
  }
  openDialog({title: 'Keyboard shortcuts', body: list});
}
