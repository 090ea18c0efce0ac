import Fastify from 'fastify';
import { ApiResponseCache } from '../prerender/api-response-cache';
import type { RevisionFollower } from '../revisions/revision-follower';
import { registerRobots } from './robots.routes';

const follower = {
  current: {
    routes: ['/', '/blog', '/blogs', '/use-cases', '/blog/:id', '/account/home', '/auth', '*'].map(
      (path) => ({
        path,
      }),
    ),
    remotes: {
      'mf-a': { listed: [{ paths: ['/blog/1', '/blog/2'] }] },
      'mf-b': { listed: [{ call: 'condition/category/all', pattern: '/condition/:id' }] },
      'mf-old': {},
    },
  },
} as unknown as RevisionFollower;

/** @param pages the API's responses, by page */
function openSite(pages: Record<string, unknown>) {
  const app = Fastify();
  const answers = new ApiResponseCache('http://api', Date.now, async (url) => {
    const page = pages[new URL(String(url)).searchParams.get('page') ?? ''];
    return page ? Response.json(page) : new Response('', { status: 503 });
  });
  registerRobots(app, { follower, answers });
  return async () =>
    [...(await app.inject('/sitemap.xml')).body.matchAll(/<loc>http:\/\/localhost:80([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
}

const rows = (ids: number[], last_page: number) => ({ data: { data: ids.map((id) => ({ id })), last_page } });

it('lists every public page, article and condition once', async () => {
  const paths = openSite({ 1: rows([1, 2], 2), 2: rows([3], 2) });
  expect(await paths()).toEqual([
    '/',
    '/blog',
    '/blog/1',
    '/blog/2',
    '/condition/1',
    '/condition/2',
    '/condition/3',
  ]);
});

it('lists what it knows while the API fails', async () => {
  expect(await openSite({})()).toEqual(['/', '/blog', '/blog/1', '/blog/2']);
});

it('ends with an API that always has another page', async () => {
  const endless = new Proxy({}, { get: () => rows([1], 1_000_000) });
  expect(await openSite(endless as Record<string, unknown>)()).toContain('/condition/1');
});

it('names the site by its own origin, whatever Host is asked for', async () => {
  const app = Fastify();
  registerRobots(app, { follower, siteOrigin: 'https://ilera.example' });
  for (const url of ['/robots.txt', '/sitemap.xml']) {
    const { body } = await app.inject({ url, headers: { host: 'evil.example' } });
    expect(body).toContain('https://ilera.example/');
    expect(body).not.toContain('evil');
  }
});
