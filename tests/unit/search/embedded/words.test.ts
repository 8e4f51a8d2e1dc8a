import {describe, expect, it} from 'vitest';

import {
  americanSpelling,
  distance,
  fold,
  isQuestionWord,
  isWeakWord,
  stemsOf,
  termsOf,
  wordsOf,
} from '../../../../src/search/embedded/words';

describe('termsOf', () => {
  it.each([
    ['beforeCreateOne', ['beforecreateone', 'before', 'create', 'one']],
    ['kebab-case-name', ['kebabcasename', 'kebab', 'case', 'name']],
    ['validation.resolver', ['validationresolver', 'validation', 'resolver']],
    ['/api/auth/login', ['apiauthlogin', 'api', 'auth', 'login']],
    ['JWT_SECRET', ['jwtsecret', 'jwt', 'secret']],
    ['HTTPServer', ['httpserver', 'http', 'server']],
    ['book.query.ts', ['bookqueryts', 'book', 'query', 'ts']],
    ['--port', ['port']],
    ['P1012', ['p1012']],
    ['argon2 v1.3.10-beta', ['argon2', 'v1310beta', 'v1', '3', '10', 'beta']],
    ['Configuração', ['configuracao']],
    ['Don’t', ['dont', 'don', 't']],
    ['', []],
    ['!?… \u0000\u200b', []],
  ])('%j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('reads other scripts', () => {
    expect(termsOf('مرحبا Привет 世界')).toEqual(['مرحبا', 'привет', '世界']);
  });
});

describe('wordsOf', () => {
  it('says where a word and its parts stand', () => {
    const text = 'Set `findMany` — ótimo';
    const found = wordsOf(text).map(({start, end, parts}) => [
      text.slice(start, end),
      parts.map((part) => text.slice(part.start, part.end)),
    ]);
    expect(found).toEqual([
      ['Set', []],
      ['findMany', ['find', 'Many']],
      ['ótimo', []],
    ]);
  });

  it('gives the same word another place another time', () => {
    expect(wordsOf('aB aB').map(({start, parts}) => [start, parts[1]?.start])).toEqual([
      [0, 1],
      [3, 4],
    ]);
  });
});

describe('fold', () => {
  it('is the same for every manner of writing', () => {
    const forms = [
      'beforeCreateOne',
      'before-create-one',
      'BEFORE_CREATE_ONE',
      'before create one',
    ];
    expect(new Set(forms.map(fold))).toEqual(new Set(['beforecreateone']));
  });
});

describe('distance', () => {
  it.each([
    ['prsima', 'prisma', 2, false, 1],
    ['instalation', 'installation', 2, false, 1],
    ['contaner', 'container', 2, false, 1],
    ['abc', 'xyz', 2, false, Infinity],
    ['confgu', 'configuration', 1, true, 1],
    ['confgu', 'configuration', 1, false, Infinity],
    ['deploy', 'deploy', 0, false, 0],
    ['a', 'abcdefgh', 2, false, Infinity],
  ])('%s, %s, at most %i, prefix %s', (typed, word, most, isPrefix, wanted) => {
    expect(distance(typed, word, most, isPrefix)).toBe(wanted);
  });
});

describe('stemsOf', () => {
  it.each([
    ['uploading', 'upload'],
    ['policies', 'policy'],
    ['hashes', 'hash'],
    ['configuring', 'configur'],
    ['validation', 'valid'],
    ['mapped', 'mapp'],
  ])('%s begins like %s', (word, stem) => {
    expect(stemsOf(word)).toContain(stem);
  });

  it('leaves short words and names alone', () => {
    expect(stemsOf('sing')).toEqual([]);
    expect(stemsOf('p1012ed')).toEqual([]);
  });
});

it.each([
  ['authorisation', 'authorization'],
  ['customise', 'customize'],
  ['analysed', 'analyzed'],
  ['behaviour', 'behavior'],
  ['catalogues', 'catalogs'],
  ['cancelled', 'canceled'],
  ['licence', 'license'],
  ['centre', 'center'],
  ['route', 'route'],
  ['four', 'four'],
])('spells %s as %s', (british, american) => {
  expect(americanSpelling(british)).toBe(american);
});

it('tells words that say little from the others', () => {
  expect(['setup', 'every', 'example'].every(isWeakWord)).toBe(true);
  expect(['install', 'order', 'model'].some(isWeakWord)).toBe(false);
});

it('tells how one asks from what one asks for', () => {
  expect(['how', 'do', 'i'].every(isQuestionWord)).toBe(true);
  expect(['before', 'not', 'port', 'create'].some(isQuestionWord)).toBe(false);
});
