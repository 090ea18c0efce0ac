import { get } from 'node:http';
import { temporaryFolders } from '../../testing/fake-releases';
import { startFakeSite } from '../../testing/sites/fake-site';
import { bringing } from '../../testing/route-rules';
import { readSite } from '../../testing/sites/fake-visitor';

const nextFolder = temporaryFolders();

/** A site whose shell reads routes of remotes, with a gateway that looks when it is told to. */
async function setUp() {
  const site = await startFakeSite(nextFolder(), { pollEvery: 3_600_000 });
  const { gateway } = site;
  const put = async (...one: Parameters<typeof site.release>) => {
    await site.release(...one);
    await gateway.follower.look();
  };
  const visit = async (path: string, cookie = '') => {
    const headers = { accept: 'text/html', ...(cookie && { cookie }) };
    const answer = await gateway.app.inject({ url: path, headers });
    return {
      code: answer.statusCode,
      body: answer.body,
      remotes: readSite(answer.body).remotes,
    };
  };
  return { ...site, put, visit };
}

/** The status of a request whose path is sent as it is written. */
const requestRaw = (address: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(address, { agent: false, path, headers: { accept: 'text/html' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

it('serves a page that a remote brings, with its files named and the route in the document', async () => {
  const { put, visit } = await setUp();
  expect((await visit('/things/new')).code).toBe(404);
  await put('mf-things', '1.1.0', bringing('/things/new'));
  const { code, body, remotes } = await visit('/THINGS/new/');
  expect(code).toBe(200);
  expect(body).toContain('/assets/mf-things/1.1.0/page.list.js');
  expect(remotes['mf-things']?.routes).toEqual([
    { path: '/things/new', page: 'list', access: 'public', layout: 'site' },
  ]);
  expect(remotes['mf-public']).not.toHaveProperty('routes');
  expect((await visit('/things/newer')).code).toBe(404);
});

it('answers an encoded address with the page that the browser’s router finds, or none', async () => {
  const { put, gateway } = await setUp();
  await put('mf-things', '1.1.0', bringing('/things/new'));
  const address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const wanted = {
    '/things/%6Eew': 200,
    '/things/../things/new': 404,
    '/things%2Fnew': 404,
    '/things/%2e%2e/auth/sign-in': 404,
    '/things/..%2fauth%2fsign-in': 404,
    '/things/new%00': 404,
    '/things/new/%E0%A4%A': 404,
    '//things/new': 404,
  };
  const answered: Record<string, number | undefined> = {};
  for (const path of Object.keys(wanted)) answered[path] = await requestRaw(address, path);
  expect(answered).toEqual(wanted);
});
