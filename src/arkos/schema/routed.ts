const opening = /model\s+(\w+)\s*\{/g;

/**
 * Finds the brace that closes a block for the framework: braces inside it must come in pairs, and
 * a pair has none inside.
 *
 * @returns Index after the brace; -1 when the framework finds no block.
 */
function endOfBlock(text: string, start: number): number {
  const brace = /[{}]/g;
  brace.lastIndex = start;
  let isInPair = false;
  for (let match = brace.exec(text); match; match = brace.exec(text)) {
    const isOpening = match[0] === '{';
    if (isOpening === isInPair) return isOpening ? -1 : match.index + 1;
    isInPair = isOpening;
  }
  return -1;
}

/**
 * The models that the framework makes routes for. It finds them with a regular expression in the
 * whole text, so it finds those in comments too.
 *
 * @param text - A schema.
 * @returns Their names in the order of the text, one that is there twice, twice.
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/utils/prisma/prisma-schema-parser.ts
 */
export function routedModels(text: string): string[] {
  const names: string[] = [];
  opening.lastIndex = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const end = endOfBlock(text, opening.lastIndex);
    if (end === -1) continue;
    names.push(match[1] ?? '');
    opening.lastIndex = end;
  }
  return names;
}
