import type { Release } from '@shared/contracts';
import { temporaryFolders } from '../../testing/fake-releases';
import { listen } from '../../testing/listen';
import { startFakeSite } from '../../testing/sites/fake-site';
import { bringing } from '../../testing/route-rules';
import { readSite } from '../../testing/sites/fake-visitor';

const nextFolder = temporaryFolders();

/** A dev server with an entry, and with routes where it has any. */
async function startDevServer(routes?: Partial<Release>) {
  const files: Record<string, string | undefined> = {
    '/remoteEntry.js': 'var x',
    '/routes.json': routes && JSON.stringify(routes),
  };
  const { url, close } = await listen((request, response) => {
    const text = files[request.url ?? ''];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  return { base: `${url}/`, close };
}

async function openSite(routes?: Partial<Release>) {
  const folder = nextFolder();
  const server = await startDevServer(routes);
  const site = await startFakeSite(folder, {
    devRemotes: { 'mf-things': server.base },
    pollEvery: 3_600_000,
  });
  const visit = async (url: string) => {
    const answer = await site.gateway.app.inject({ url, headers: { accept: 'text/html' } });
    return { code: answer.statusCode, remotes: readSite(answer.body).remotes };
  };
  const close = async () => {
    await site.gateway.close();
    await server.close();
  };
  return { visit, close };
}

it('shows the addresses that a remote under development brings, within its grant only', async () => {
  const route = { page: 'new', access: 'public' as const, layout: 'site' as const };
  const { visit, close } = await openSite({
    ...bringing('/things/new'),
    routes: ['/things/new', '/auth/new'].map((path) => ({ ...route, path })),
  });
  const { code, remotes } = await visit('/things/new');
  expect(code).toBe(200);
  expect(remotes['mf-things']).toMatchObject({
    version: 'dev',
    routes: [{ path: '/things/new', page: 'new' }],
  });
  expect((await visit('/auth/new')).code).toBe(404);
  expect((await visit('/things')).code).toBe(200);
  await close();
});

it('shows a remote under development that brings none', async () => {
  const { visit, close } = await openSite();
  expect((await visit('/things')).remotes['mf-things']).toMatchObject({ version: 'dev' });
  expect((await visit('/things/new')).code).toBe(404);
  await close();
});
