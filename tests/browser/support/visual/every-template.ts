import {beforeAll, describe, expect, inject, test} from 'vitest';

import {
  showFonts,
  type State,
  states,
  takePicture,
} from '../../../../src/commands/screenshots/views';
import {viewports, visit, visitShared, type VisitOptions} from '../page';
import {layoutFaults} from './layout';
import {
  acceptedEnvironment,
  acceptEnvironment,
  acceptPicture,
  areComparable,
  differenceOf,
  type Environment,
  environmentOf,
} from './pictures';

/**
 * A state that pictures are also taken of by `npm run screenshots`.
 *
 * @param name - Of the state
 * @throws Error when there is none of this name
 */
export function stateNamed(name: string): State {
  const state = states.find((one) => one.name === name);
  if (!state) {
    throw new Error(
      `src/commands/screenshots/views.ts has no state "${name}": write its new name in tests/browser/support/visual/every-template.ts.`,
    );
  }
  return state;
}

/** A page of each template, as it opens. */
const templates: readonly State[] = [
  {name: 'home', path: '/'},
  {name: 'docs', path: '/docs/getting-started/installation'},
  {name: 'reference', path: '/docs/api-reference/the-app-error-class'},
  {name: 'table', path: '/docs/api-reference/arkos-configuration#config-port'},
  {name: 'category', path: '/docs/category/guide'},
  {name: 'page', path: '/markdown-page'},
  {name: 'blog', path: '/blog'},
  {name: 'post', path: '/blog/welcome'},
  {name: 'archive', path: '/blog/archive'},
  {name: 'tags', path: '/blog/tags'},
  {name: 'authors', path: '/blog/authors'},
  {name: 'feeds', path: '/blog/feeds'},
  {name: 'changelog', path: '/changelog'},
  ...(
    [
      ['explorer', '/docs/core-concepts/endpoints-auto-generation'],
      ['query', '/docs/guide/request-query-parameters'],
    ] as const
  ).map(([name, path]): State => ({
    name,
    path,
    act: async (page) => {
      const tool = page.locator(`[data-tool=${name}]`);
      await tool.locator('[data-tool-open]').click();
      await tool.locator('[data-tool-root] > *').waitFor();
      await tool.evaluate((element) => element.scrollIntoView());
    },
  })),
  ...[
    'not found',
    'search page',
    'search results',
    'mobile menu',
    'search dialog with a query',
  ].map(stateNamed),
];

/** How pages are opened, so that their own font is there. */
const withFonts: VisitOptions = {
  bypassCSP: true,
  before: (page) => showFonts(page.context()),
};

/**
 * Compares a page of every template with its accepted picture. Letters look different with another
 * Chromium or other fonts: there the layout alone is judged.
 *
 * @param name - Of the window
 */
export function testEveryTemplate(name: 'desktop' | 'phone'): void {
  const viewport = name === 'desktop' ? viewports.desktop : viewports.mobile;
  const accepts = inject('acceptsPictures');
  let here: Environment;
  let accepted: Environment;

  beforeAll(async () => {
    here = await environmentOf(await visit('/docs/intro', withFonts));
    if (accepts) await acceptEnvironment(here);
    accepted = await acceptedEnvironment();
  });

  describe.each(['dark', 'light'] as const)(`looks (${name}, %s)`, (colorMode) => {
    const views = templates.filter(({only}) => only === undefined || only === name);
    test.for(views)('$name', async (view, {skip}) => {
      const page = await visitShared(view.path, {
        viewport,
        colorMode,
        allow: [/status of 404/],
        ...withFonts,
      });
      await view.act?.(page);
      const picture = await takePicture(page, false);
      expect(await layoutFaults(page)).toEqual([]);
      const file = [view.name.replaceAll(' ', '-'), name, colorMode].join('-');
      if (accepts) {
        await acceptPicture(file, picture);
      } else {
        skip(
          !areComparable(here, accepted, view.name === 'mobile menu'),
          `Not compared: made with ${JSON.stringify(accepted)}, here is ${JSON.stringify(here)}`,
        );
        expect(await differenceOf(file, picture)).toBeUndefined();
      }
    });
  });
}
