import {nearest} from '../nearest';
import type {Known, ReportAt} from './context';
import {wordsIn} from './facts';

/**
 * Checks the keys of JSON and of bodies on a page: each is a name that the data, the surface, the
 * bookshop or another sample has.
 *
 * @param known - What the page may name.
 * @param report - Takes what is wrong.
 */
export function checkKeys({facts, samples, platform, excepted}: Known, report: ReportAt): void {
  const json = samples.filter(
    ({language, path, wrong, nocheck}) =>
      ['json', 'http'].includes(language) && path === undefined && (wrong ?? nocheck) === undefined,
  );
  for (const sample of json) {
    const others = samples.filter((other) => other !== sample).flatMap(({text}) => wordsIn(text));
    const words = new Set([...facts.words, ...platform, ...others, ...excepted]);
    sample.text.split('\n').forEach((row, index) => {
      for (const {1: name = '', index: column} of row.matchAll(/(?<=[{,]\s*|^\s*)"(\w+)":/g)) {
        const position = sample.positions[index];
        if (words.has(name) || !position) continue;
        const [near] = nearest(name, words);
        report(
          {line: position.line, column: position.column + column + 1},
          'arkos/unknown-name',
          `Nothing has the field '${name}'`,
          near === undefined
            ? 'name a field that the page or the bookshop has'
            : `did you mean '${near}'?`,
        );
      }
    });
  }
}
