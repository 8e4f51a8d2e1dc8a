import type {ClientModule} from '@docusaurus/types';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';

const chunks = vi.fn(() => Promise.resolve());
const component = Object.assign(() => null, {preload: chunks});

vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));
vi.mock('@generated/routes', () => ({default: [{path: '/docs/intro', component}]}));
vi.mock('@generated/routesChunkNames', () => ({default: {'/docs/intro-1a2': {content: 'c'}}}));

const readPage = vi.fn(() => Promise.reject(new Error('offline')));
let content: ClientModule;

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Goes to a page, as Docusaurus tells of it before and after the page is there. */
const leaveFor = (pathname: string) => content.onRouteUpdate?.({location: {pathname}} as Update);
const arriveAt = (pathname: string) => content.onRouteDidUpdate?.({location: {pathname}} as Update);

beforeAll(async () => {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('window', {readPage});
  vi.stubGlobal('navigator', {onLine: true});
  vi.stubGlobal('document', {dispatchEvent: () => true});
  ({default: content} = await import('../../../src/client/content'));
});

afterAll(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the text of the page that is shown is never fetched', async () => {
  await component.preload();
  arriveAt('/docs/intro/');
  leaveFor('/docs/intro');
  await component.preload();
  expect(readPage).not.toHaveBeenCalled();
  expect(chunks).toHaveBeenCalledTimes(2);
});

test('the text of another page is', async () => {
  arriveAt('/docs/other');
  leaveFor('/docs/intro');
  await expect(component.preload()).rejects.toThrow('offline');
  expect(readPage).toHaveBeenCalledExactlyOnceWith('/docs/intro');
});
