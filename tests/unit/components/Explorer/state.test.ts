import {deflateRawSync} from 'node:zlib';

import {afterEach, describe, expect, it, vi} from 'vitest';

import {decodeState, encodeState, stateLimit} from '../../../../src/components/Explorer/fragment';
import {mountTool} from '../../../../src/components/Explorer/mountTool';
import {pageUrl} from '../../../../src/components/Explorer/pageUrl';
import {withEndpoint} from '../../../../src/components/Explorer/project';
import {initialState, readState} from '../../../../src/components/Explorer/state';
import {formatJson} from '../../../../src/components/QueryLab/json';
import * as lab from '../../../../src/components/QueryLab/state';

describe('a state in a URL', () => {
  it('comes back as it went', async () => {
    const state = {...initialState, text: 'model Ünïcode {\n}', model: 'Ünïcode'};
    const text = (await encodeState(state)) ?? '';
    expect(text).toMatch(/^[\w-]+$/);
    expect(readState(await decodeState(text))).toEqual(state);
  });

  it.each(['', '!', 'AAAA', 'e30', '%%%'])('is the start for %j', async (text) => {
    expect(readState(await decodeState(text))).toEqual(initialState);
  });

  it('takes nothing that is not valid', () => {
    const state = readState({
      text: 1,
      model: null,
      configuration: {
        strict: 'yes',
        disable: {Book: {findMany: true, "'": true, findOne: 1}, Author: 5, Review: true},
        authentication: 'always',
        usernameField: "'], other: ['",
        validation: 'class-validator',
        forbidsUnknown: 1,
        hasDocs: true,
      },
      files: {a: 'text', b: 5},
    });
    expect(state).toEqual({
      ...initialState,
      configuration: {
        ...initialState.configuration,
        disable: {Book: {findMany: true}, Author: {}, Review: true},
        validation: 'class-validator',
        hasDocs: true,
      },
      files: {a: 'text'},
    });
    expect(
      lab.readState({schema: 'none', database: 'oracle', operation: 'drop', query: 'a=b'}),
    ).toEqual({
      ...lab.initialState,
      query: 'a=b',
    });
  });
});

describe('a state that is too long', () => {
  afterEach(() => vi.unstubAllGlobals());

  const linked = (json: string): string => deflateRawSync(json).toString('base64url');
  const textOf = (bytes: number): string => JSON.stringify('x'.repeat(bytes - 2));

  it('is read up to the limit and not above it', async () => {
    expect(await decodeState(linked(textOf(stateLimit)))).toHaveLength(stateLimit - 2);
    expect(await decodeState(linked(textOf(stateLimit + 1)))).toBeUndefined();
  });

  it('is not written', async () => {
    expect(await encodeState('x'.repeat(stateLimit))).toBeUndefined();
  });

  it('is not inflated when it is a bomb', async () => {
    let inflated = 0;
    const Inflating = DecompressionStream;
    class Counting {
      readonly writable: WritableStream;
      readonly readable: ReadableStream<Uint8Array>;

      constructor(format: CompressionFormat) {
        const stream = new Inflating(format);
        this.writable = stream.writable;
        this.readable = (stream.readable as ReadableStream<Uint8Array>).pipeThrough(
          new TransformStream({
            transform: (chunk: Uint8Array, controller) => {
              inflated += chunk.length;
              controller.enqueue(chunk);
            },
          }),
        );
      }
    }
    vi.stubGlobal('DecompressionStream', Counting);
    const bomb = linked(textOf(20 * stateLimit));
    expect(bomb.length).toBeLessThan(stateLimit);
    expect(await decodeState(bomb)).toBeUndefined();
    expect(inflated).toBeGreaterThan(stateLimit);
    expect(inflated).toBeLessThan(2 * stateLimit);
  });
});

describe('a tool', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('that is removed while its state is read is not rendered', async () => {
    vi.stubGlobal('window', {location: {hash: '#explorer=e30'}});
    const read = vi.fn(readState);
    const mount = mountTool('explorer', () => null, read);
    // React would throw: this is no element.
    const root = {} as HTMLElement;
    await mount(root, AbortSignal.abort());
    expect(read).toHaveBeenCalledOnce();
    await expect(mount(root, new AbortController().signal)).rejects.toThrow('DOM element');
  });

  it('links to pages below the base path of the site', () => {
    const querySelector = vi.fn((): object | null => ({dataset: {baseUrl: '/base/'}}));
    vi.stubGlobal('document', {querySelector});
    expect(pageUrl('/docs/guide#a')).toBe('/base/docs/guide#a');
    querySelector.mockReturnValue(null);
    expect(pageUrl('/docs/guide#a')).toBe('/docs/guide#a');
  });
});

describe('withEndpoint', () => {
  const {configuration} = initialState;

  it('says nothing about an endpoint that is on anyway', () => {
    const off = withEndpoint(configuration, 'Book', 'createOne', false);
    expect(off).toEqual({disable: {Book: {createOne: true}}});
    expect(withEndpoint({...configuration, ...off}, 'Book', 'createOne', true)).toEqual({
      disable: {Book: {}},
    });
    expect(withEndpoint({...configuration, strict: true}, 'Book', 'createOne', true)).toEqual({
      disable: {Book: {createOne: false}},
    });
  });
});

describe('the form of the query lab', () => {
  it('reads and writes the parameters of a query string', () => {
    const parameters = lab.parametersOf('title[contains]=a%20b&fields=%2Bauthor&x=a+b&&y=%zz&z');
    expect(parameters).toEqual([
      {key: 'title[contains]', value: 'a b'},
      {key: 'fields', value: '+author'},
      {key: 'x', value: 'a b'},
      {key: 'y', value: '%zz'},
      {key: 'z', value: ''},
    ]);
    expect(lab.queryOf(parameters.slice(0, 3))).toBe(
      'title[contains]=a%20b&fields=%2Bauthor&x=a%20b',
    );
  });
});

describe('formatJson', () => {
  it('puts what is short on one line', () => {
    const value = {
      where: {OR: [{title: 'a: b, "c"'}, {price: {gte: 10}}]},
      note: 'x'.repeat(50),
      skip: undefined,
    };
    const text = formatJson(value);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    expect(text).toContain('{"price": {"gte": 10}}');
    expect(formatJson({})).toBe('{}');
  });
});
