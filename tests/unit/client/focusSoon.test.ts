import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {focusSoon} from '../../../src/client/focusSoon';

let frames: (() => void)[];

/** Runs frames until none is waiting; how many there were. */
function run(most = 1000): number {
  let count = 0;
  for (; frames.length > 0 && count < most; count += 1) frames.shift()?.();
  return count;
}

/** An element that takes the focus or does not. */
function elementOf(takesFocus: boolean): HTMLElement {
  const element = {
    focus: () => {
      if (takesFocus) Object.assign(document, {activeElement: element});
    },
  } as HTMLElement;
  return element;
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('document', {activeElement: null});
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('ends once the element has kept the focus', () => {
  const element = elementOf(true);
  focusSoon(element);
  expect(run()).toBe(2);
  expect(document.activeElement).toBe(element);
});

test('takes the focus back from another element', () => {
  const element = elementOf(true);
  focusSoon(element, 20);
  run(5);
  elementOf(true).focus();
  run();
  expect(document.activeElement).toBe(element);
});

test('gives up an element that cannot take the focus', () => {
  focusSoon(elementOf(false));
  expect(run()).toBeLessThan(1000);
});

test('ends when it is stopped', () => {
  focusSoon(elementOf(false))();
  expect(run()).toBe(0);
});
