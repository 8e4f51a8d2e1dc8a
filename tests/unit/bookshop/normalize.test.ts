import {describe, expect, it} from 'vitest';
import {Normalizer, recordedNow} from '../../../src/bookshop/normalize';

const startedAt = Date.now() - 60_000;
const normalizer = () => new Normalizer({startedAt, folders: [['/tmp/bookshop-x1', '/bookshop']]});

describe('Normalizer', () => {
  it('numbers new ids in order of appearance and leaves seeded ones', () => {
    const subject = normalizer();
    const first = '9f1c2c1e-7a44-4b1e-9b52-0d7c5b7f9a01';
    const second = '1d2b8f7e-0c3f-4a55-8a51-2f3c6d9e4b02';
    const seeded = '30000000-0000-4000-8000-000000000001';

    expect(subject.text(`${first} ${second} ${seeded}`)).toBe(
      `f0000000-0000-4000-8000-000000000001 f0000000-0000-4000-8000-000000000002 ${seeded}`,
    );
    expect(subject.text(second)).toBe('f0000000-0000-4000-8000-000000000002');
  });

  it('moves dates of the run to a fixed moment and leaves dates of the seed', () => {
    const subject = normalizer();
    const made = new Date(startedAt + 5_000).toISOString();

    expect(subject.text(made)).toBe(recordedNow);
    expect(subject.text('2026-01-05T09:00:00.000Z')).toBe('2026-01-05T09:00:00.000Z');
  });

  it('keeps how far off an expiry is', () => {
    const expires = new Date(Date.now() + 30 * 24 * 3600 * 1000).toUTCString();
    expect(normalizer().text(`Expires=${expires}; HttpOnly`)).toBe(
      'Expires=Wed, 04 Mar 2026 10:00:00 GMT; HttpOnly',
    );
  });

  it('hides tokens, folders and the random part of uploads', () => {
    const subject = normalizer();
    expect(subject.text('Bearer eyJhbGci.eyJpZCI6.qb_cY-H')).toBe('Bearer <token>');
    expect(subject.text('/tmp/bookshop-x1/src/app.ts')).toBe('/bookshop/src/app.ts');
    const now = Date.parse(recordedNow);
    expect(subject.text('a-1795265724100-12345678.png b-1795265724101-9.pdf')).toBe(
      `a-${now}-100000001.png b-${now}-100000002.pdf`,
    );
    expect(subject.text('a-1795265724100-12345678.png')).toBe(`a-${now}-100000001.png`);
  });

  it('shortens stack traces to their message', () => {
    const stack = ['Error: no', '    at f (/tmp/bookshop-x1/a.ts:1:1)', '    at node:internal:2:2'];
    const short = ['Error: no', '    at <stack>'];
    expect(normalizer().json({stack})).toEqual({stack: short});
    expect(normalizer().json({stack: stack.join('\n')})).toEqual({stack: short.join('\n')});
  });

  it('does not take every `stack` for a trace', () => {
    const value = {route: {stack: [{name: 'serveStatic'}]}};
    expect(normalizer().json(value)).toEqual(value);
  });

  it('gives two runs with different values the same result', () => {
    const run = (id: string, at: number) =>
      normalizer().json({
        id,
        file: `x-${at}-${at % 1000}.png`,
        createdAt: new Date(at).toISOString(),
        n: 1,
      });
    const now = Date.now();
    const first = run('9f1c2c1e-7a44-4b1e-9b52-0d7c5b7f9a01', now);
    expect(first).toEqual(run('1d2b8f7e-0c3f-4a55-8a51-2f3c6d9e4b02', now - 900));
    expect(JSON.stringify(first)).not.toContain('9f1c2c1e');
  });
});
