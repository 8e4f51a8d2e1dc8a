/** What units stand for, in milliseconds or bytes; a unit that counts things is one. */
const units: Readonly<Record<string, number>> = {
  ms: 1,
  millisecond: 1,
  s: 1000,
  second: 1000,
  m: 60_000,
  minute: 60_000,
  h: 3_600_000,
  hour: 3_600_000,
  d: 86_400_000,
  day: 86_400_000,
  w: 7 * 86_400_000,
  week: 7 * 86_400_000,
  month: 30 * 86_400_000,
  y: 365 * 86_400_000,
  year: 365 * 86_400_000,
  kb: 1024,
  kib: 1024,
  mb: 1024 ** 2,
  mib: 1024 ** 2,
  gb: 1024 ** 3,
  gib: 1024 ** 3,
};

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  'a hundred': 100,
  'one hundred': 100,
  'five hundred': 500,
  'a thousand': 1000,
};

const numberWords = new Map([
  ...Object.entries(tens),
  // 'One' is mostly no number.
  ...words.map((word, index): [string, number] => [word, index]).filter(([, value]) => value > 1),
]);

/** A number with its unit. */
export interface Quantity {
  /** As written. */
  readonly text: string;
  readonly index: number;
  /** In milliseconds or bytes where it has such a unit. */
  readonly value: number;
}

const pattern = new RegExp(
  String.raw`(?<![\w.-])(?:(\d[\d,_]*(?:\.\d+)?)|(${[...numberWords.keys()].join('|')}))(?:[ -]?(${Object.keys(units).join('|')})s?)?(?![\w%])(?!\.\d)`,
  'gi',
);

/**
 * Finds the numbers of a text: `30`, `thirty`, `15 MiB`, `30d`, `five minutes`.
 *
 * @param text - Prose or a value.
 * @returns Each number, in order.
 */
export const quantitiesIn = (text: string): Quantity[] =>
  [...text.matchAll(pattern)].map(({0: whole, 1: digits, 2: word = '', 3: unit = '', index}) => {
    const number =
      digits === undefined
        ? (numberWords.get(word.toLowerCase()) ?? 0)
        : Number(digits.replace(/[,_]/g, ''));
    return {text: whole, index, value: number * (units[unit.toLowerCase()] ?? 1)};
  });
