/**
 * The same numbers in every run: mulberry32 (public domain, https://github.com/cprosche/mulberry32).
 *
 * @param seed - Any integer.
 * @returns A function that gives the next number from 0 up to, not including, 1.
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One element of a list. */
export function choose<Element>(list: readonly Element[], random: () => number): Element {
  const element = list[Math.floor(random() * list.length)];
  if (element === undefined) throw new Error('Nothing to choose from');
  return element;
}
