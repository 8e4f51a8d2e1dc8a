const marker = /^\s*(?:\/\/|#|\/\*|<!--)\s*#(end)?region\b[ \t]*([^\s*>-][^\s*>]*)?.*$/;

/**
 * Reads a marker.
 *
 * @param row - A line of a file.
 * @returns Whether it opens or closes which region; undefined for any other line.
 */
export function markerIn(
  row: string,
): {readonly opens: boolean; readonly name?: string} | undefined {
  const found = marker.exec(row);
  if (!found) return undefined;
  const [, end, name] = found;
  return {opens: end === undefined, ...(name === undefined ? {} : {name})};
}

/** A part of a file, moved to the left margin. */
export interface Excerpt {
  readonly text: string;
  /** Where its first line is in the whole file without markers, from 0. */
  readonly line: number;
  /** How many characters it was moved to the left. */
  readonly margin: number;
}

/** A file without its marker comments, and its regions. */
export interface Regions {
  /** The whole file without markers. */
  readonly whole: Excerpt;
  /** Each region by name. */
  readonly regions: ReadonlyMap<string, Excerpt>;
}

/** A file whose regions cannot be read; the message names the line. */
class RegionError extends Error {
  public override readonly name = 'RegionError';

  public constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
  }
}

const isFilled = (line: string): boolean => line.trim() !== '';

function excerpt(rows: readonly string[], from: number): Excerpt {
  const skipped = Math.max(0, rows.findIndex(isFilled));
  const lines = rows.slice(skipped);
  const margins = lines.filter(isFilled).map((line) => line.length - line.trimStart().length);
  const margin = margins.length > 0 ? Math.min(...margins) : 0;
  return {
    text: lines
      .map((line) => line.slice(margin))
      .join('\n')
      .trimEnd(),
    line: from + skipped,
    margin,
  };
}

/**
 * Reads the regions of a file: what is between `// #region name` and `// #endregion name`.
 *
 * @remarks Regions may lie in one another; the marker comments are in none. `#` and `<!--` begin a
 * marker as well, for files that have such comments.
 *
 * @param source - The file.
 * @returns The file and each region without markers.
 * @throws RegionError when a region has no name, is opened twice, or is not closed.
 */
export function readRegions(source: string): Regions {
  const text: string[] = [];
  const open = new Map<string, {line: number; from: number; rows: string[]}>();
  const regions = new Map<string, Excerpt>();
  source.split(/\r?\n/).forEach((row, index) => {
    const found = markerIn(row);
    if (!found) {
      text.push(row);
      for (const region of open.values()) region.rows.push(row);
      return;
    }
    const {opens, name} = found;
    const line = index + 1;
    if (!name) throw new RegionError(line, 'a region marker has no name');
    if (opens) {
      if (open.has(name) || regions.has(name))
        throw new RegionError(line, `the region '${name}' is opened twice`);
      open.set(name, {line, from: text.length, rows: []});
      return;
    }
    const region = open.get(name);
    if (!region) throw new RegionError(line, `the region '${name}' ends and never began`);
    const last = [...open.keys()].at(-1);
    if (last !== name)
      throw new RegionError(line, `the region '${name}' ends before '${last}', which began in it`);
    open.delete(name);
    regions.set(name, excerpt(region.rows, region.from));
  });
  const [unclosed] = open;
  if (unclosed) throw new RegionError(unclosed[1].line, `the region '${unclosed[0]}' never ends`);
  return {whole: {text: text.join('\n'), line: 0, margin: 0}, regions};
}
