import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {root} from '../../../src/root';

type Palette = ReadonlyMap<string, string>;

const least = 4.5;

/** The colors of a mode by their names, such as `code-string`. */
function palette(css: string, mode: string): Palette {
  const block = new RegExp(`\\[data-theme='${mode}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--site-([\w-]+): (#[\da-f]{3,6});/g)].map(([, name = '', color = '']) => [
      name,
      color.length === 4 ? color.replaceAll(/[\da-f]/g, '$&$&') : color,
    ]),
  );
}

/** Relative luminance, as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const texts = [
  'text',
  'muted',
  'accent',
  'accent-hover',
  'accent-2',
  'success',
  'warning',
  'danger',
];

/** The pairs of text and background that are too near each other. */
function faint(colors: Palette): string[] {
  const codes = [...colors.keys()].filter((name) => name.startsWith('code-'));
  const pairs = [
    ...texts.flatMap((text) => ['bg', 'surface', 'code'].map((background) => [text, background])),
    ...codes.map((text) => [text, 'code']),
  ];
  expect(pairs.length).toBeGreaterThan(30);
  return pairs.flatMap(([text = '', background = '']) => {
    const found = contrast(colors.get(text) ?? '', colors.get(background) ?? '');
    return found >= least ? [] : [`${text} on ${background}: ${found.toFixed(2)}`];
  });
}

// Axe does not judge text over a gradient, which is under every sample that may scroll.
describe.each(['dark', 'light'])('text can be read (%s)', (mode) => {
  const colors = palette(readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8'), mode);

  it('on every background it stands on', () => {
    expect(faint(colors)).toEqual([]);
  });

  it('is checked: a comment in the color of borders is found', () => {
    const border = colors.get('border') ?? '';
    expect(faint(new Map([...colors, ['code-comment', border]]))).toHaveLength(1);
  });
});
