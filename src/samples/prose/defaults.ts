import type {Facts} from './facts';
import type {ProseRule, ReportAt} from './context';
import {type Clause, clausesOf, type Passage, positionIn} from './sentences';
import {quantitiesIn} from './quantities';

const isAboutDefaults =
  /\bdefault(?:s|ing)?\b|\bfalls back to\b|\bunless (?:it is |you )?set\b|\b(?:if|when|without) (?:it|you do|`[^`]+`)(?: is)? (?:not (?:set|send|given)|missing)\b|\bwithout (?:it|`[^`]+`),|\bpage holds\b/i;

/** A default in prose is that of a key which the same sentence names, or the row of a table. */
export const checkDefaults: ProseRule = (passage, {facts}, report) => {
  checkLimits(passage, facts, report);
  for (const {text, offset} of [...clausesOf(passage, /[.;?!|]/), ...defaultCells(passage)]) {
    checkObject({text, offset}, passage, facts, report);
    if (!isAboutDefaults.test(text)) continue;
    const keys = [...text.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value);
    const subjects = keys.filter((key) => defaultsOf(key, facts).length > 0);
    const isStatement = /\b[Tt]he default is|\bdefaults to\b|\bby default\b/.test(text);
    const [subject] =
      subjects.length > 0 || !isStatement ? subjects : subjectBefore(passage, offset, facts);
    if (subject === undefined) continue;
    const right = [subject, ...subjects].flatMap((key) => defaultsOf(key, facts));
    const written = valuesIn(text, subjects);
    const [first] = written;
    // What an object of a library's options is made of is the library's.
    if (nameOf(subject).endsWith('Options') && right.every((one) => one === 'not set')) continue;
    const wrong = written.filter((value) => !right.some((one) => isSame(value, one)));
    // `page` and `limit` default to 1 and 20: as many values as keys, so each belongs to one.
    const isList = subjects.length > 1 && written.length === subjects.length;
    if (!first || wrong.length < (isList ? 1 : written.length)) continue;
    report(
      positionIn(passage, offset),
      'arkos/wrong-default',
      `The default of '${nameOf(subject)}' is not '${wrong[0] ?? first}'`,
      `write ${[...new Set(right)].join(' or ')}`,
    );
  }
};

/** `globalRequestRateLimitOptions` lets 500 requests a minute pass: every number is one of its defaults. */
function checkObject(
  {text, offset}: Clause,
  passage: Passage,
  facts: Facts,
  report: ReportAt,
): void {
  const names = [...text.matchAll(/`(\w+RateLimitOptions|\w+\.\w+RateLimitOptions)`/g)].map(
    ([, name = '']) => name,
  );
  const [name] = names;
  if (name === undefined) return;
  const right = names.flatMap((one) =>
    [...facts.defaults]
      .filter(([key]) => new RegExp(`(?:^|\\.)${one}\\.\\w+$`).test(key))
      .map(([, value]) => value),
  );
  const wrong = quantitiesIn(
    text.replace(/`[^`]*`/g, '``').replace(/\b(?:a|per) (minute|second)\b/g, '1 $1'),
  )
    .map((one) => one.text)
    .find((value) => !right.some((one) => isSame(value, one)));
  if (wrong === undefined) return;
  report(
    positionIn(passage, offset),
    'arkos/wrong-default',
    `No default of '${name}' is '${wrong}'`,
    `write one of ${right.join(', ')}`,
  );
}

/** `documents` | 30 | 50 MiB: in a table, the first cell names a type of uploads. */
function checkLimits(passage: Passage, facts: Facts, report: ReportAt): void {
  const [first, ...others] = passage.cells;
  const [, type = ''] = /^`?([a-z]+)`?$/i.exec(first?.text ?? '') ?? [];
  for (const {header, text, offset} of others) {
    const key = limitOf(header);
    const right = facts.defaults.get(`fileUpload.restrictions.${type.toLowerCase()}.${key}`);
    const written = quantitiesIn(text.replaceAll('`', ''));
    const [value] = written;
    if (right === undefined || !value || written.some((one) => isSame(one.text, right))) continue;
    report(
      positionIn(passage, offset),
      'arkos/wrong-default',
      `The default of 'fileUpload.restrictions.${type.toLowerCase()}.${key}' is not '${value.text}'`,
      `write ${key === 'maxSize' ? inUnits(Number(right)) : right}`,
    );
  }
}

/** The limit of uploads that a column is about; empty for any other column. */
const limitOf = (header: string): string =>
  /\b(?:size|bytes|large)\b/i.test(header)
    ? 'maxSize'
    : /\bfiles\b|\bcount\b|\bhow many\b/i.test(header)
      ? 'maxCount'
      : '';

/** 50 MiB of 52428800. */
const inUnits = (bytes: number): string => {
  const mebibytes = bytes / 1024 ** 2;
  return Number.isInteger(mebibytes) ? `${mebibytes} MiB` : String(bytes);
};

/** In a table, the first cell names the key, and the column its default. */
function defaultCells({cells}: Passage): {text: string; offset: number}[] {
  const [first, ...others] = cells;
  return others
    .filter(({header}) => /^default/i.test(header))
    .map(({text, offset}) => ({text: `${first?.text ?? ''} default ${text}`, offset}));
}

/** The last key before the sentence. */
const subjectBefore = ({spans}: Passage, offset: number, facts: Facts): string[] =>
  spans
    .filter((span) => span.offset < offset && defaultsOf(span.value, facts).length > 0)
    .slice(-1)
    .map(({value}) => value);

/** `{limit}` and `login.sendAccessTokenThrough: 'both'` are keys, too. */
const nameOf = (written: string): string =>
  written
    .replace(/^\{(\w+)\}$/, '$1')
    .replace(/^\?/, '')
    .replace(/[:=].*$/, '');

/** The defaults of a key that is written as a whole or by its end. */
function defaultsOf(written: string, {defaults}: Facts): string[] {
  const name = nameOf(written);
  return (
    [...defaults]
      .filter(([key]) => key === name || key.endsWith(`.${name}`))
      // What is in an object of options is not meant by its name alone.
      .filter(([key]) => name.includes('.') || !/Options\.\w+$/.test(key))
      .map(([, text]) => text)
  );
}

/** Values that a sentence about a default names: inline code, numbers, on and off. */
function valuesIn(text: string, subjects: readonly string[]): string[] {
  const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value);
  const values = spans
    .map((value) =>
      subjects.includes(value) ? (/^[\w.]+[:=]\s*(.*)$/.exec(value)?.[1] ?? '') : value,
    )
    .filter((value) => /^(?:'[^']*'|true|false|-?\d[\w.]*|\/[\w/-]+|[A-Z]+)$/.test(value));
  // Beside the word a value may be any text.
  const beside = [...text.matchAll(/\bdefault(?:s to| is|:)? `(\w+)`/gi)]
    .map(([, value = '']) => value)
    .filter((value) => !subjects.includes(value));
  const prose = text.replace(/`[^`]*`/g, '``');
  const switches = [
    ...prose.matchAll(/\b(on|off|enabled|disabled) by default\b|\bby default (on|off)\b/g),
  ].map(([, word, other]) => (['on', 'enabled'].includes(word ?? other ?? '') ? 'true' : 'false'));
  return [...values, ...beside, ...quantitiesIn(prose).map((one) => one.text), ...switches];
}

function isSame(written: string, right: string): boolean {
  const value = written.replace(/^['"]|['"]$/g, '');
  if (value === right) return true;
  const [one] = quantitiesIn(value);
  const [other] = quantitiesIn(right);
  return one !== undefined && one.value === other?.value;
}
