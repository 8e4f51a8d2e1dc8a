/** Loads `src/client/extras` at the first sign that the reader wants something of it. */
import {closest} from './closest';

/** What the extras serve; the keyboard and a selection of text are signs by themselves. */
const served = '[data-content] :is(figure, img, abbr[title], input[data-filter]), [data-report]';

/** The module of the extras. */
interface Extras {
  /** Serves the event that loaded it. */
  readonly serve: (event: Event) => void;
}

let loading: Promise<void> | undefined;

function load(event: Event): void {
  // Without them the page is as it was.
  loading ??= import(EXTRAS).then(
    (extras: Extras) => extras.serve(event),
    () => undefined,
  );
}

/** Listens for the signs. Under `npm start` the extras are a part of the bundle. */
export function start(): void {
  if (!EXTRAS) return;
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      if (closest(event, served)) load(event);
    });
  }
  for (const type of ['keydown', 'selectionchange'])
    document.addEventListener(type, load, {once: true});
}
