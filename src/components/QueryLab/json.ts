/** Characters that a line may have. */
const width = 64;

/**
 * Writes JSON with what is short on one line.
 *
 * @param value - Plain data.
 * @param indent - Spaces in front of its lines but the first.
 */
export function formatJson(value: unknown, indent = 0): string {
  const short = JSON.stringify(value) ?? 'null';
  if (short.length + indent <= width || typeof value !== 'object' || value === null) {
    return short.replaceAll(
      /("(?:[^"\\]|\\.)*")|([:,])/g,
      (_, text?: string, mark?: string) => text ?? `${mark} `,
    );
  }
  const isList = Array.isArray(value);
  const inner = indent + 2;
  const lines = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(
      ([key, one]) =>
        `${' '.repeat(inner)}${isList ? '' : `${JSON.stringify(key)}: `}${formatJson(one, inner)}`,
    );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close}`;
}
