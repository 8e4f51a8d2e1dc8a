/**
 * Escapes what means something in a regular expression.
 *
 * @param text - Any text.
 * @returns The source of a pattern that matches just it.
 */
export const escapeRegExp = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
