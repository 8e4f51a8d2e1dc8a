/** Repetitions without a limit that may follow each other. */
const most = 4;

interface Group {
  /** Something in it repeats or alternates, so that repeating it can take forever. */
  isRepeating: boolean;
  readonly isLookaround: boolean;
  /** Repetitions in front of the group. */
  readonly before: number;
}

/** How often a quantifier repeats: at least, at most. */
function limitsOf(quantifier: string): readonly [least: number, greatest: number] {
  if (quantifier === '?') return [0, 1];
  const [, least, comma, greatest] = /^\{(\d+)(,?)(\d*)\}$/.exec(quantifier) ?? [];
  if (least === undefined || (comma !== '' && greatest === '')) return [0, Infinity];
  return [Number(least), Number(greatest === '' ? least : greatest)];
}

/**
 * Finds what makes a regular expression take forever for some texts. A file can come with a link, so
 * such an expression is not run: a repeated group with a repetition or an alternative in it, a
 * reference back, or more than four repetitions one after the other.
 *
 * @param source - The expression, between its slashes.
 * @returns What is wrong with it.
 */
export function checkPattern(source: string): string | undefined {
  const groups: Group[] = [];
  let repetitions = 0;
  let isAfterRepeating = false;
  for (const [part] of source.matchAll(
    /\\.|\[(?:[^\]\\]|\\.)*\]|\(\?(?:<?[=!]|:|<\w+>)|\(|\)|[*+?|]|\{\d+(?:,\d*)?\}|./gs,
  )) {
    const inside = groups.at(-1);
    let isRepeating = false;
    if (/^\\[1-9k]/.test(part))
      return 'This regular expression refers back, so it is not run here.';
    if (part.startsWith('(')) {
      groups.push({isRepeating: false, isLookaround: /[=!]$/.test(part), before: repetitions});
    } else if (part === ')') {
      const group = groups.pop();
      if (group?.isLookaround) {
        repetitions = group.before;
      } else if (group?.isRepeating) {
        isRepeating = true;
        const outer = groups.at(-1);
        if (outer) outer.isRepeating = true;
      }
    } else if (/^(?:[*+?]|\{.+\})$/.test(part)) {
      const [least, greatest] = limitsOf(part);
      if (isAfterRepeating && greatest > 1)
        return 'This regular expression repeats a group that repeats or has alternatives, which can take forever, so it is not run here.';
      if (greatest === Infinity && ++repetitions > most)
        return `This regular expression has more than ${most} repetitions, which can take long, so it is not run here.`;
      if (inside && least !== greatest) inside.isRepeating = true;
    } else if (part === '|' && inside) {
      inside.isRepeating = true;
    }
    isAfterRepeating = isRepeating;
  }
  return undefined;
}
