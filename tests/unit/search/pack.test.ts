import {describe, expect, it} from 'vitest';

import {pack, unpackNames, unpackText, type PackedNames} from '../../../src/search/embedded/pack';
import {recordsOf} from '../../../src/search/record';
import {pages, section, text, travelled} from './pages';

describe('pack', () => {
  it('gives the very same records back', () => {
    const origin = 'https://site.test';
    const sent = pages.flatMap((page) => recordsOf(page, origin));
    const arrived = travelled(true).flatMap((page) => recordsOf(page, origin));
    expect(arrived).toEqual(sent);
    expect(sent.length).toBeGreaterThan(20);
  });

  it('sends names and headings first', () => {
    const [, auth] = travelled(false);
    expect(auth?.sections.map(({heading, texts}) => [heading, texts])).toEqual([
      ['Authentication', []],
      ['Log in', []],
      ['Variables', []],
      ['Missing JWT secret', []],
    ]);
    expect(auth?.names[2]).toEqual(['JWT_SECRET', 'JWT_EXPIRES_IN', 'PORT']);
  });

  it('names the text file after its contents', () => {
    const packed = pack(pages, [], (json) => `text.${json.length}.json`);
    expect(packed.textFile).toBe(`text.${packed.text.length}.json`);
    expect(JSON.parse(packed.names)).toMatchObject({text: packed.textFile});
  });

  it('says what is wrong with a page whose code is not in its text', () => {
    const page = {...pages[0]!, sections: [section(1, 'A', null, text('b', [], ['c']))]};
    expect(() => pack([page], [], () => '')).toThrow('"c" is not in the text');
  });
});

describe('unpack', () => {
  it('refuses files of another format and files that do not belong together', () => {
    const packed = pack(pages, [], () => 'text.json');
    const names = JSON.parse(packed.names) as PackedNames;
    expect(() => unpackNames({...names, format: 2 as never})).toThrow('another version');
    expect(() => unpackText(unpackNames(names), {format: 1, pages: []})).toThrow(
      'do not belong together',
    );
  });
});
