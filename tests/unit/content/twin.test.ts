import {expect, it} from 'vitest';

import {sectionOf} from '../../../src/content/twin';

const twin = '# Hooks\n\nFirst.\n\n## Before {it}\n\nb\n\n### Order\n\nc\n\n## After\n\nd\n';

it('a section ends where the next of its level begins', () => {
  expect(sectionOf(twin, 'before {it}')).toBe('## Before {it}\n\nb\n\n### Order\n\nc\n\n');
  expect(sectionOf(twin, 'Order')).toBe('### Order\n\nc\n\n');
  expect(sectionOf(twin, ' After ')).toBe('## After\n\nd\n');
});

it('a heading that is not there is answered with those that are', () => {
  expect(() => sectionOf(twin, 'Between')).toThrow('there is Hooks, Before {it}, Order, After');
});
