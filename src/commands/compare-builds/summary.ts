/** A page of two builds; absent where a build does not have it. */
export interface ComparedPage {
  readonly route: string;
  readonly before?: PageState;
  readonly after?: PageState;
}

/** What is compared of a page. */
export interface PageState {
  /** What a reader reads. */
  readonly text: string;
  /** Bytes that it costs before the reader does anything. */
  readonly bytes: number;
}

/** So many pages are listed; a change of the frame changes the size of every page. */
const mostRows = 30;

/** A difference in bytes that is reported when the text is the same. */
const smallest = 200;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function changeOf({before, after}: ComparedPage): string | undefined {
  if (!before) return 'new';
  if (!after) return 'removed';
  if (before.text !== after.text) return 'text';
  return Math.abs(after.bytes - before.bytes) >= smallest ? 'size' : undefined;
}

function rowOf({route, before, after}: ComparedPage, change: string): string {
  const difference = before && after ? after.bytes - before.bytes : undefined;
  const sign = difference !== undefined && difference > 0 ? '+' : '';
  const cells = [
    `\`${route}\``,
    change,
    before ? kilobytes(before.bytes) : '',
    after ? kilobytes(after.bytes) : '',
    difference === undefined ? '' : sign + kilobytes(difference),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * Writes what differs between two builds as Markdown.
 *
 * @param pages - Of both builds
 */
export function summaryOf(pages: readonly ComparedPage[]): string {
  const changed = pages.flatMap((page) => {
    const change = changeOf(page);
    return change === undefined ? [] : [{page, change}];
  });
  const order = ['new', 'removed', 'text', 'size'];
  changed.sort((a, b) => order.indexOf(a.change) - order.indexOf(b.change));
  const total = (side: 'before' | 'after'): number =>
    pages.reduce((sum, page) => sum + (page[side]?.bytes ?? 0), 0);
  const head = `## Pages\n\nAll pages: ${kilobytes(total('before'))} KB before, ${kilobytes(total('after'))} KB after (Brotli, before a reader does anything).\n`;
  if (changed.length === 0) return `${head}\nNo page differs.\n`;
  const rows = changed.slice(0, mostRows).map(({page, change}) => rowOf(page, change));
  const rest = changed.length - rows.length;
  return [
    head,
    '| Page | Change | Before, KB | After, KB | Difference |',
    '| --- | --- | ---: | ---: | ---: |',
    ...rows,
    ...(rest > 0 ? ['', `And ${rest} more.`] : []),
    '',
  ].join('\n');
}
