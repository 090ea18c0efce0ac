import { createRouteMatcher } from './match-route';

describe('matching a path against the site map', () => {
  const match = createRouteMatcher(
    [
      '*',
      '/',
      '/blog/:id',
      '/blog/new',
      '/condition/custom',
      '/condition/:id',
      '/account/:page',
      '/files/*',
    ].map((path) => ({ path })),
  );

  it.each([
    ['/', '/'],
    ['/blog/7', '/blog/:id'],
    ['/blog/new', '/blog/new'],
    ['/Blog/New/', '/blog/new'],
    ['/condition/custom', '/condition/custom'],
    ['/condition/12', '/condition/:id'],
    ['/files/a/b/c', '/files/*'],
    ['/files', '/files/*'],
    ['/nowhere', undefined],
    ['/blog', undefined],
    ['/blog/7/more', undefined],
    ['/%62log/7', '/blog/:id'],
    ['/blog/a%2Fb', '/blog/:id'],
    ['/blog//7', undefined],
    ['//blog/7', undefined],
    ['/BLOG/7//', '/blog/:id'],
  ])('%s shows %s', (path, expected) => {
    expect(match(path)?.path).toBe(expected);
  });
});
