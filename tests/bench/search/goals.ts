import type {Figures} from './measure';
import type {Round} from './table';

/** What the search must reach. */
export const goals = {
  /** For the final response at the size of the site: gzipped bytes, and milliseconds once opened. */
  bytes: 90_000,
  opened: 300,
  /** Bytes at {@link goals.largest} times the size. */
  memory: 20_000_000,
  largest: 100,
  /** Milliseconds for the slowest of so many fuzzed queries. */
  fuzzed: 200,
  fuzzedQueries: 10_000,
} as const;

interface Verdict {
  readonly goal: string;
  readonly measured: string;
  readonly isReached: boolean;
}

const finals: readonly (readonly [name: string, of: (figures: Figures) => number])[] = [
  ['cold', ({coldFinal}) => coldFinal],
  ['opened', ({openedFinal}) => openedFinal],
  ['warm', ({warmFinal}) => warmFinal],
];

/** Whether our final response comes before those of all others. */
function isFastest({times, rows}: Round): Verdict[] {
  const [ours, ...others] = rows.map(({figures}) => figures);
  if (!ours) return [];
  return finals.map(([name, of]) => {
    // One that does not respond at all is slower than any.
    const fastest = Math.min(...others.map((figures) => (figures ? of(figures) : Infinity)));
    return {
      goal: `${times} ×, ${name}: final response before both others`,
      measured: `${Math.round(of(ours))} ms, the faster of them ${Math.round(fastest)} ms`,
      isReached: of(ours) < fastest,
    };
  });
}

function verdicts(rounds: readonly Round[], slowestFuzzed: number | null): Verdict[] {
  const ours = (times: number): Figures | null | undefined =>
    rounds.find((round) => round.times === times)?.rows[0]?.figures;
  const site = ours(1);
  const large = ours(goals.largest);
  return [
    ...rounds.flatMap(isFastest),
    ...(site
      ? [
          {
            goal: `1 ×: final response with at most ${goals.bytes / 1000} KB`,
            measured: `${Math.round(site.bytesFinal / 1000)} KB`,
            isReached: site.bytesFinal <= goals.bytes,
          },
          {
            goal: `1 ×, opened: final response within ${goals.opened} ms`,
            measured: `${Math.round(site.openedFinal)} ms, a whole query at once ${Math.round(site.queryFinal)} ms`,
            isReached: Math.max(site.openedFinal, site.queryFinal) <= goals.opened,
          },
        ]
      : []),
    ...(large
      ? [
          {
            goal: `${goals.largest} ×: at most ${goals.memory / 1e6} MB of memory`,
            measured: `${(large.memory / 1e6).toFixed(1)} MB`,
            isReached: large.memory <= goals.memory,
          },
        ]
      : []),
    ...(slowestFuzzed === null
      ? []
      : [
          {
            goal: `1 ×: each of ${goals.fuzzedQueries.toLocaleString('en')} fuzzed queries within ${goals.fuzzed} ms`,
            measured: `the slowest takes ${Math.round(slowestFuzzed)} ms`,
            isReached: slowestFuzzed <= goals.fuzzed,
          },
        ]),
  ];
}

/**
 * Compares what was measured with the goals.
 *
 * @param rounds - What was measured.
 * @param slowestFuzzed - Milliseconds, `null` where it was not measured.
 * @returns A Markdown table, and whether all goals are reached.
 */
export function goalsTable(
  rounds: readonly Round[],
  slowestFuzzed: number | null,
): {readonly text: string; readonly areReached: boolean} {
  const all = verdicts(rounds, slowestFuzzed);
  const lines = all.map(
    ({goal, measured, isReached}) => `| ${goal} | ${measured} | ${isReached ? 'pass' : 'fail'} |`,
  );
  return {
    text: ['| Goal | Measured |  |', '| --- | --- | --- |', ...lines].join('\n'),
    areReached: all.every(({isReached}) => isReached),
  };
}
