import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {opensByTyping, shortcutOf, typedText} from '../../../../src/components/SearchButton/keys';

class FakeElement {
  constructor(
    readonly tag: string,
    readonly type = '',
    readonly isContentEditable = false,
  ) {}
  matches(selector: string): boolean {
    return selector.split(', ').includes(this.tag);
  }
}
class FakeInput extends FakeElement {
  constructor(type: string) {
    super('input', type);
  }
}

const page = new FakeElement('body');

function key(name: string, more: Partial<KeyboardEvent> = {}, target: FakeElement = page) {
  return {
    key: name,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    target: target as unknown as EventTarget,
    ...more,
  };
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('HTMLInputElement', FakeInput);
  vi.stubGlobal('navigator', {platform: 'Linux x86_64'});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('shortcuts', () => {
  test('Ctrl+K and Command+K anywhere, / where nothing is typed', () => {
    const fields = [page, new FakeInput('text'), new FakeElement('textarea')];
    for (const target of fields) {
      expect(shortcutOf(key('k', {ctrlKey: true}, target))).toBe('toggle');
      expect(shortcutOf(key('K', {metaKey: true}, target))).toBe('toggle');
    }
    expect(shortcutOf(key('/'))).toBe('open');
    expect(shortcutOf(key('/', {shiftKey: true}))).toBe('open');
    expect(shortcutOf(key('/', {}, new FakeInput('checkbox')))).toBe('open');
  });

  test.each([
    ['/ in a text field', key('/', {}, new FakeInput('search'))],
    ['/ in a text area', key('/', {}, new FakeElement('textarea'))],
    ['/ in a list', key('/', {}, new FakeElement('select'))],
    ['/ where the page is edited', key('/', {}, new FakeElement('div', '', true))],
    ['Ctrl+/', key('/', {ctrlKey: true})],
    ['Ctrl+Shift+K', key('K', {ctrlKey: true, shiftKey: true})],
    ['Ctrl+Command+K', key('k', {ctrlKey: true, metaKey: true})],
    ['Alt+Ctrl+K', key('k', {ctrlKey: true, altKey: true})],
    ['a held Ctrl+K', key('k', {ctrlKey: true, repeat: true})],
    ['K', key('k')],
    ['Ctrl+R', key('r', {ctrlKey: true})],
    ['F5', key('F5')],
  ])('%s is none', (_name, event) => {
    expect(shortcutOf(event)).toBeUndefined();
  });

  test('Ctrl+K in a text field of a Mac deletes to the end of the line', () => {
    vi.stubGlobal('navigator', {platform: 'MacIntel'});
    expect(shortcutOf(key('k', {ctrlKey: true}, new FakeInput('text')))).toBeUndefined();
    expect(shortcutOf(key('k', {metaKey: true}, new FakeInput('text')))).toBe('toggle');
  });

  test('a letter or digit begins a query, whatever the alphabet', () => {
    expect(['a', 'Z', '7', 'é', 'я', '字'].filter((name) => !opensByTyping(key(name)))).toEqual([]);
    const others = ['F5', 'Tab', 'Enter', ' ', '/', 'ArrowDown', 'Escape'];
    expect(others.filter((name) => opensByTyping(key(name)))).toEqual([]);
    expect(opensByTyping(key('r', {ctrlKey: true}))).toBe(false);
    expect(opensByTyping(key('r', {metaKey: true}))).toBe(false);
  });

  test('what is typed early is kept, and nothing else is taken for it', () => {
    expect(typedText('ab', key('c'))).toBe('abc');
    expect(typedText('ab', key('😀'))).toBe('ab😀');
    expect(typedText('ab', key('Backspace'))).toBe('a');
    expect(typedText('ab', key('Enter'))).toBe('ab');
    expect(typedText('ab', key('Tab'))).toBeUndefined();
    expect(typedText('ab', key('r', {ctrlKey: true}))).toBeUndefined();
    expect(typedText('', key('/', {repeat: true}))).toBeUndefined();
  });
});
