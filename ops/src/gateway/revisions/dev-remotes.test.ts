import type { Release } from '@ilera/contracts';
import { listen } from '../../testing/listen';
import { startFakeSite } from '../../testing/sites/fake-site';
import { bringing } from '../../testing/route-rules';

/** A dev server with an entry, and with routes where it has any. */
async function startDevServer(routes?: Partial<Release>) {
  const files: Record<string, string | undefined> = {
    '/remoteEntry.js': 'var x',
    '/routes.json': routes && JSON.stringify(routes),
  };
  const { url } = await listen((request, response) => {
    const text = files[request.url ?? ''];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  return `${url}/`;
}

async function openSite(routes?: Partial<Release>) {
  const devRemotes = { 'mf-things': await startDevServer(routes) };
  const site = await startFakeSite({ devRemotes, pollEvery: 3_600_000 });
  return async (url: string) => {
    const { answer, site: said } = await site.open(url);
    return { code: answer.statusCode, remotes: said.remotes };
  };
}

it('shows the addresses that a remote under development brings, within its grant only', async () => {
  const route = { page: 'new', access: 'public' as const, layout: 'site' as const };
  const load = await openSite({
    ...bringing('/things/new'),
    routes: ['/things/new', '/auth/new'].map((path) => ({ ...route, path })),
  });
  const { code, remotes } = await load('/things/new');
  expect(code).toBe(200);
  expect(remotes['mf-things']).toMatchObject({
    version: 'dev',
    routes: [{ path: '/things/new', page: 'new' }],
  });
  expect((await load('/auth/new')).code).toBe(404);
  expect((await load('/things')).code).toBe(200);
});

it('shows a remote under development that brings none', async () => {
  const load = await openSite();
  expect((await load('/things')).remotes['mf-things']).toMatchObject({ version: 'dev' });
  expect((await load('/things/new')).code).toBe(404);
});
