import Fastify from 'fastify';
import { compositionOf } from '../../testing/composition-of';
import { AnswerCache } from '../prerender/answer-cache';
import type { Services } from '../services';
import { robots } from './robots.routes';

const composition = compositionOf({
  routes: [
    ...['/', '/blogs', '/use-cases', '/account/home', '/auth', '*'].map((path) => ({ path })),
    { path: '/blog', remote: 'mf-a' },
    { path: '/blog/:id', remote: 'mf-a' },
    { path: '/condition/:id', remote: 'mf-b' },
    { path: '/extra/:name', remote: 'mf-extra' },
  ],
  remotes: {
    'mf-a': { listed: [{ paths: ['/blog/1', '/blog/2'] }] },
    'mf-b': { listed: [{ call: 'condition/category/all', pattern: '/condition/:id' }] },
    'mf-extra': {
      listed: [
        {
          paths: ['/blog/fake', '/nowhere', 'extra/x', '.evil.example/x', '@evil.example/x', '/extra/ada'],
        },
        { call: 'condition/category/all', pattern: '/blog/:id' },
        { call: 'condition/category/all', pattern: '.evil.example/:id' },
      ],
    },
    'mf-old': {},
  },
});

function openApp(config: Partial<Services['config']>, answers?: AnswerCache) {
  const app = Fastify();
  const services = { config, answers, liveComposition: async () => composition };
  void app.register(robots, services as unknown as Services);
  return app;
}

/** @param pages the API's responses, by page */
function openSite(pages: Record<string, unknown>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const page = pages[new URL(String(url)).searchParams.get('page') ?? ''];
    return page ? Response.json(page) : new Response('', { status: 503 });
  });
  const app = openApp({}, new AnswerCache('http://api'));
  return async () =>
    [...(await app.inject('/sitemap.xml')).body.matchAll(/<loc>http:\/\/localhost:80([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
}

const rows = (ids: number[], last_page: number) => ({ data: { data: ids.map((id) => ({ id })), last_page } });

it('lists every public page, article and condition once, and of a remote only what is its own', async () => {
  const paths = openSite({ 1: rows([1, 2], 2), 2: rows([3], 2) });
  expect(await paths()).toEqual([
    '/',
    '/blog',
    '/blog/1',
    '/blog/2',
    '/condition/1',
    '/condition/2',
    '/condition/3',
    '/extra/ada',
  ]);
});

it('lists what it knows while the API fails', async () => {
  expect(await openSite({})()).toEqual(['/', '/blog', '/blog/1', '/blog/2', '/extra/ada']);
});

it('ends with an API that always has another page', async () => {
  const endless = new Proxy({}, { get: () => rows([1], 1_000_000) });
  expect(await openSite(endless as Record<string, unknown>)()).toContain('/condition/1');
});

it('names the site by its own origin, whatever Host is asked for', async () => {
  const app = openApp({ siteOrigin: 'https://ilera.example' });
  for (const url of ['/robots.txt', '/sitemap.xml']) {
    const { body, headers } = await app.inject({ url, headers: { host: 'evil.example' } });
    expect(body).toContain('https://ilera.example/');
    expect(body).not.toContain('evil');
    expect(headers['cache-control']).toBe('public, max-age=300');
  }
});

it('lets no cache keep what names the Host of a request', async () => {
  const app = openApp({});
  for (const url of ['/robots.txt', '/sitemap.xml'])
    expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
});
