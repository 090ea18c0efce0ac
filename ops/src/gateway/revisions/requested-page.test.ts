import { matchRoutes } from 'react-router-dom';
import { createRouteMatcher } from './requested-page';

const routes = [
  '*',
  '/',
  '/blog/:id',
  '/blog/new',
  '/condition/custom',
  '/condition/:id',
  '/account/:page',
  '/files/*',
].map((path) => ({ path }));
const match = createRouteMatcher(routes);

it.each([
  ['/', '/blog/7', '/blog/new', '/Blog/New/', '/condition/custom', '/condition/12', '/files/a/b/c', '/files'],
  [
    '/%62log/7',
    '/blog/a%2Fb',
    '/blog//7',
    '//blog/7',
    '/BLOG/7//',
    '/nowhere',
    '/blog',
    '/blog/7/more',
    '/%zz',
  ],
])('finds what the browser’s router finds, and nothing where only the catch-all is left', (...paths) => {
  const found = paths.map((path) => matchRoutes(routes, path)?.at(-1)?.route.path);
  expect(paths.map((path) => match(path)?.path ?? '*')).toEqual(found);
});
