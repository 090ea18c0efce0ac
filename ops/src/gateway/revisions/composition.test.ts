import { get } from 'node:http';
import { startFakeSite } from '../../testing/sites/fake-site';
import { bringing } from '../../testing/route-rules';

it('names no last good version that the live shell cannot run, and does again with the next', async () => {
  const { open, ledger, part, release } = await startFakeSite();
  const put = async (names: string[], version: string) => {
    const made = (name: string) =>
      part(name, version, { shared: { '@ilera/runtime': name === 'shell' ? '2.0.0' : '^2.0.0' } });
    await release('', version, {}, { parts: names.map(made) });
    return (await open()).site.remotes['mf-things'];
  };
  // From shared/runtime 1 to 2 in one publish.
  const live = await put(['shell', 'mf-public', 'mf-things'], '2.0.0');
  expect((await ledger.newest())?.live['mf-things']?.lastGood?.version).toBe('1.0.0');
  expect([live?.version, live?.lastGood]).toEqual(['2.0.0', undefined]);
  expect(await put(['mf-things'], '2.0.1')).toMatchObject({
    version: '2.0.1',
    lastGood: { version: '2.0.0' },
  });
});

/** The status of a request whose path is sent as it is written. */
const requestRaw = (address: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(address, { agent: false, path, headers: { accept: 'text/html' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

it('answers an encoded address with the page that the browser’s router finds, or none', async () => {
  const { release, app } = await startFakeSite();
  await release('mf-things', '1.1.0', bringing('/things/new'));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const wanted = {
    '/THINGS/new/': 200,
    '/things/newer': 404,
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
