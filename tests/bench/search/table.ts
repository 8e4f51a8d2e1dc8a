import type {Figures} from './measure';
import type {Formats} from './formats';

/** One contender over one size of the site. */
export interface Row {
  readonly name: string;
  /** `null` when it did not respond in time. */
  readonly figures: Figures | null;
  /** Milliseconds to make the index. */
  readonly build: number;
}

/** All contenders over one size of the site. */
export interface Round {
  readonly times: number;
  readonly pages: number;
  readonly sections: number;
  readonly words: number;
  /** The first one is what the others are compared with. */
  readonly rows: readonly Row[];
  /** `null` where making the other index takes too long. */
  readonly formats: Formats | null;
}

type Unit = 'bytes' | 'milliseconds';

const columns: readonly (readonly [
  title: string,
  unit: Unit,
  value: (figures: Figures) => number,
])[] = [
  ['until the first response', 'bytes', (figures) => figures.bytesFirst],
  ['until the final response', 'bytes', (figures) => figures.bytesFinal],
  ['for every key of the query', 'bytes', (figures) => figures.bytesAll],
  ['cold: first', 'milliseconds', (figures) => figures.coldFirst],
  ['cold: final', 'milliseconds', (figures) => figures.coldFinal],
  ['opened: first', 'milliseconds', (figures) => figures.openedFirst],
  ['opened: final', 'milliseconds', (figures) => figures.openedFinal],
  ['opened: final, whole query', 'milliseconds', (figures) => figures.queryFinal],
  ['warm: first', 'milliseconds', (figures) => figures.warmFirst],
  ['warm: final', 'milliseconds', (figures) => figures.warmFinal],
  ['later keys: median', 'milliseconds', (figures) => figures.laterMedian],
  ['later keys: slowest', 'milliseconds', (figures) => figures.laterSlowest],
  ['memory', 'bytes', (figures) => figures.memory],
];

function written(value: number, unit: Unit): string {
  const [large, small] = unit === 'bytes' ? ['MB', 'KB'] : ['s', 'ms'];
  const scaled = unit === 'bytes' ? value / 1000 : value;
  if (Math.abs(scaled) >= 1000) return `${(scaled / 1000).toFixed(1)} ${large}`;
  return `${scaled.toFixed(scaled < 10 ? 1 : 0)} ${small}`;
}

/** How many times as much as ours. */
function ratio(value: number, ours: number): string {
  if (!(ours > 0)) return '';
  const times = value / ours;
  return ` (×${times.toFixed(times < 10 ? 1 : 0)})`;
}

/**
 * Writes the rounds as Markdown, a table a size.
 *
 * @param rounds - What was measured.
 */
export function table(rounds: readonly Round[]): string {
  return rounds
    .map(({times, pages, sections, words, rows}) => {
      const number = (value: number): string => value.toLocaleString('en');
      const head = ['', ...rows.map(({name}) => name)];
      const line = (title: string, unit: Unit, values: readonly (number | null)[]): string[] => {
        const [ours] = values;
        return [
          title,
          ...values.map((value, place) => {
            if (value === null) return 'no response';
            return written(value, unit) + (place === 0 ? '' : ratio(value, ours ?? 0));
          }),
        ];
      };
      const lines = [
        ...columns.map(([title, unit, value]) =>
          line(
            title,
            unit,
            rows.map(({figures}) => (figures === null ? null : value(figures))),
          ),
        ),
        line(
          'index made in',
          'milliseconds',
          rows.map(({build}) => build),
        ),
      ];
      return [
        `**${times} ×**: ${number(pages)} pages, ${number(sections)} sections, ${number(words)} words`,
        '',
        `| ${head.join(' | ')} |`,
        `| --- |${rows.map(() => ' ---: |').join('')}`,
        ...lines.map((cells) => `| ${cells.join(' | ')} |`),
      ].join('\n');
    })
    .join('\n\n');
}

/**
 * Writes what the index weighs as parts of ours, and as a MiniSearch index cut by term.
 *
 * @param rounds - What was measured.
 */
export function formatsTable(rounds: readonly Round[]): string {
  const lines = rounds.flatMap(({times, formats}) => {
    if (formats === null) return [];
    const {ours, miniSearch} = formats;
    return [
      [
        `${times} ×`,
        written(ours.total, 'bytes'),
        written(ours.part, 'bytes'),
        written(miniSearch.total, 'bytes') + ratio(miniSearch.total, ours.total),
        written(miniSearch.part, 'bytes') + ratio(miniSearch.part, ours.part),
      ],
    ];
  });
  return [
    '|  | ours, all parts of words | one part | MiniSearch, all parts | one part |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}
