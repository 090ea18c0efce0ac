import type { Release } from '@ilera/contracts/release';
import { assertRemoteRoutes } from './remote-routes';

const files = { js: [], css: [] };
const release = (more: Partial<Release>): Release =>
  ({ name: 'mf-extra', pages: { hello: files }, modals: { ask: files }, ...more }) as Release;
const route = { path: '/extra/hello', page: 'hello', access: 'public', layout: 'site' } as const;

it('lets routes with pages and titles with modals through', () => {
  const facts = { routes: [route], modalTitles: { ask: 'Ask us' } };
  expect(() => assertRemoteRoutes(release(facts))).not.toThrow();
});

it.each([
  [{ routes: [{ ...route, path: '/extra/*' }] }, 'no path of fixed segments'],
  [{ routes: [{ ...route, page: 'gone' }] }, 'no chunk page.gone'],
  [{ routes: [{ ...route, page: 'toString' }] }, 'no chunk page.toString'],
  [{ routes: [route, route] }, 'stands there twice'],
  [{ routes: [{ ...route, navigation: '\u041dome' }] }, 'not 1 to 24 Latin letters'],
  [{ modalTitles: { gone: 'Gone' } }, 'no chunk modal.gone'],
  [{ modalTitles: { ask: '' } }, 'not 1 to 60 Latin letters'],
  [{ modals: { 'a/b': files }, modalTitles: { 'a/b': 'Ask us' } }, 'a name has letters'],
])('fails the build for %j', (facts, message) => {
  expect(() => assertRemoteRoutes(release(facts))).toThrow(message);
});
