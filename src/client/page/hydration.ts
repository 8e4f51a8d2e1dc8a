/**
 * Starts React at the first sign that the reader wants something that needs it, and loses nothing
 * they press while it is on its way.
 *
 * What works without React (links, `<details>`, copying, tabs, and everything in `[data-content]`) is
 * left alone. Any other control that is pressed shows that it was, and is pressed again once React has
 * taken over. The search's keys are kept as well, and what is typed after them goes into its box.
 */
import {explainBaseUrl} from './baseUrl';
import {closest, takesText} from './closest';
import {showFailure} from './failure';

/** Controls of the frame that only React can answer. */
const control = 'button, [role="button"]';
/** What React starts for when the pointer or the focus reaches it. */
const intent = `${control}, input, textarea, select`;
/** What answers without React. */
const own =
  '[data-content] :not([data-tool-open]), [data-copy], [data-language], [data-tabs] [role=tab]';
const searchButton = '.DocSearch-Button';

let isStarted = false;
/** Whether presses are React's own business: it has started, or it never will. */
let isReleased = false;
let isReplaying = false;
/** Presses to repeat, oldest first. */
const presses: (() => void)[] = [];
/** `data-typed` is what was typed for the search box, until the box takes it (`src/theme/SearchBar`). */
const {dataset} = document.documentElement;

/** Adds a link to the head. */
function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
}

/** Loads the bundle; scripts run in the order they are listed. */
function load(): void {
  if (isStarted) return;
  isStarted = true;
  const {scripts = ''} = dataset;
  const addScripts = (): void => {
    for (const src of scripts.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = fail;
      document.head.append(script);
    }
  };
  // A page has the styles of what it shows; React can show more (`src/plugins/styles`).
  const sheet = document.querySelector<HTMLStyleElement>('style[data-sheet]')?.dataset.sheet;
  if (!sheet) {
    addScripts();
    return;
  }
  for (const href of scripts.split(' ')) addLink({rel: 'preload', as: 'script', href});
  const link = addLink({rel: 'stylesheet', href: sheet});
  link.onload = addScripts;
  link.onerror = fail;
}

/** Shows no press as kept any more. */
function unmark(): void {
  for (const element of document.querySelectorAll('[data-kept]')) {
    element.removeAttribute('aria-busy');
    element.removeAttribute('data-kept');
  }
}

/** Ends the keeping of presses. */
function release(): void {
  isReleased = true;
  unmark();
}

function fail(): void {
  if (isReleased) return;
  delete dataset.typed;
  release();
  explainBaseUrl();
  showFailure();
}

/** Repeats what was kept. More may be pressed meanwhile, so the order is that of the queue. */
async function replay(): Promise<void> {
  for (let press = presses.shift(); press; press = presses.shift()) {
    isReplaying = true;
    press();
    isReplaying = false;
    // React renders what a press changed before the next one.
    await new Promise((resolve) => setTimeout(resolve));
  }
  release();
}

function keep(event: Event, element: Element, press: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  presses.push(press);
  element.setAttribute('aria-busy', 'true');
  element.setAttribute('data-kept', '');
  load();
}

function onClick(event: MouseEvent): void {
  const pressed = closest(event, control);
  if (isReleased || isReplaying || !pressed || pressed.matches(own)) return;
  if (pressed.matches(searchButton)) dataset.typed ??= '';
  keep(event, pressed, () => {
    pressed.focus();
    pressed.click();
  });
}

/** Adds a key to what was typed for the search box; whether it did. */
function type({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  const {typed} = dataset;
  if (typed === undefined || ctrlKey || metaKey || altKey) return false;
  if (key === 'Escape') {
    delete dataset.typed;
    presses.length = 0;
    unmark();
    return false;
  }
  if (key === 'Backspace') dataset.typed = typed.slice(0, -1);
  else if (key.length === 1) dataset.typed = typed + key;
  // The focused button must not be pressed again.
  else return key === 'Enter';
  return true;
}

function onKeyDown(event: KeyboardEvent): void {
  if (isReplaying || event.isComposing) return;
  if (type(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  if (isReleased) return;
  load();
  const {key, ctrlKey, metaKey, shiftKey, altKey, repeat} = event;
  const opensSearch =
    ctrlKey || metaKey ? key.toLowerCase() === 'k' && !shiftKey : key === '/' && !takesText(event);
  const button = document.querySelector<HTMLElement>(searchButton);
  if (!opensSearch || altKey || repeat || !button) return;
  dataset.typed ??= '';
  keep(event, button, () => button.click());
}

/** A pointer or the focus that reaches a control, or a finger on anything but a link. */
function onIntent(event: Event): void {
  const isIntent =
    event.type === 'pointerdown' || event.type === 'wheel'
      ? !closest(event, 'a[href]:not([role])')
      : closest(event, intent)?.matches(own) === false;
  if (isIntent) load();
}

/** Listens for intent. Under `npm start` React is on its way already. */
export function start(): void {
  if (!dataset.scripts) return;
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'wheel'])
    addEventListener(type, onIntent, {capture: true, passive: true});
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (isReleased || !(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
    event.preventDefault();
    fail();
  });
  document.addEventListener('hydrated', () => void replay());
  const startAtOnce = (): void => {
    if (document.querySelector('[data-start]') || /^#\w+=/.test(location.hash)) load();
  };
  document.addEventListener('content', startAtOnce, {once: true});
}
