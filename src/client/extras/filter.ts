/** The box over a long table: shows the rows that have every word of what is typed. */
import {closest} from '../page/closest';

const boxes = 'input[data-filter]';

function filter(box: HTMLInputElement): void {
  const words = box.value.toLowerCase().split(/\s+/);
  const frame = box.closest('[data-search-skip]')?.parentElement;
  let [all, shown] = [0, 0];
  for (const group of frame?.querySelectorAll('tbody') ?? []) {
    const rows = [...group.querySelectorAll<HTMLElement>('tr:has(> [scope=row])')];
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    const left = rows.filter(({hidden}) => !hidden).length;
    group.hidden = left === 0;
    all += rows.length;
    shown += left;
  }
  const count = frame?.querySelector('output');
  if (count) count.value = box.value.trim() === '' ? '' : `${shown} of ${all}`;
}

/** Filters while the reader types. */
export function onInput({target}: Event): void {
  if (target instanceof HTMLInputElement && target.matches(boxes)) filter(target);
}

/** Shows every row again when the reader follows a link to one. */
export function onClick(event: Event): void {
  if (!closest(event, 'a[href*="#"]')) return;
  for (const box of document.querySelectorAll<HTMLInputElement>(boxes)) {
    if (box.value === '') continue;
    box.value = '';
    filter(box);
  }
}

/** Catches up with what was typed before this module was there. */
export function start(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(boxes)) filter(box);
}
