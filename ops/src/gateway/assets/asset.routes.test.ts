import { brotliDecompressSync } from 'node:zlib';
import { pruneStore } from '../../registry/releases/prune-store';
import { artefactKey } from '../../store/release-store';
import { toBuilt } from '../../testing/fake-releases';
import { startFakeSite } from '../../testing/sites/fake-site';

const page = '/* a page that no release changed */'.repeat(20);

/** A site whose `release` publishes versions that have a page in common, under one address. */
async function setUp() {
  const site = await startFakeSite({ pollEvery: 3_600_000, assetMemory: 0 });
  const { ledger, app, put } = site;
  const make = (version: string, text = page) => {
    const part = site.part('mf-things', version, { sources: { 'page.list.js': text } });
    const file = part.release.files['page.list.js']!;
    file.address = `files/page.list.${file.integrity.slice(7, 13).replace(/\W/g, '_')}.js`;
    return { part: toBuilt(part.folder, part.release), url: `/assets/mf-things/${file.address}` };
  };
  const release = async (version: string, text?: string) => {
    const made = make(version, text);
    await put('', '', { parts: [made.part] });
    return made.url;
  };
  const get = (url: string, headers = {}, gateway = app) => gateway.inject({ url, headers });
  /** Removes what was live before the last two versions. */
  const pruneAll = () => pruneStore({ ledger, days: 1, now: new Date(Date.now() + 300 * 86_400_000) });
  return { ...site, make, release, get, pruneAll };
}

describe('a file that versions have in common', () => {
  it('is sent from one address for a year, packed, while its store form is not', async () => {
    const { release, get, follower } = await setUp();
    const url = await release('2.0.0');
    expect(await release('2.1.0')).toBe(url);
    expect(await release('2.2.0', 'another page')).not.toBe(url);
    await release('2.3.0');
    await follower.poll();
    expect((await get('/things')).body).toContain(`href="${url}"`);
    const response = await get(url, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(page);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    for (const address of [`${url}.br`, url.replace('page', 'pige'), '/assets/mf-things/files/'])
      expect((await get(address)).statusCode).toBe(404);
  });

  it('comes from a gateway that has not seen the revision or the preview of its document', async () => {
    const { release, get, make, show, follower } = await setUp();
    // Made-up addresses, at the same time, delay nothing.
    const madeUp = Array.from({ length: 50 }, (_, index) => get(`/assets/mf-things/files/${index}.js`));
    const url = await release('2.0.0');
    expect((await get(url)).body).toBe(page);
    const { part, url: candidate } = make('2.1.0', 'candidate');
    await show([part]);
    expect((await get(candidate)).body).toBe('candidate');
    expect(follower.current?.revision.live['mf-things']?.version).toBe('2.0.0');
    expect((await Promise.all(madeUp)).map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(404));
  });

  it('of a version that was live long ago comes for an open tab from a gateway that started since', async () => {
    const { release, get, startGateway, pruneAll, store } = await setUp();
    const [long, shared] = [await release('2.0.0', 'long ago'), await release('2.1.0')];
    for (let minor = 2; minor <= 25; minor += 1) await release(`2.${minor}.0`, `page ${minor}`);
    const restarted = await startGateway();
    expect((await get(long, {}, restarted.app)).body).toBe('long ago');
    expect((await get(shared, {}, restarted.app)).body).toBe(page);
    // Where others have it too, it stays with them.
    await release('2.26.0');
    await pruneAll();
    expect(await store.get(artefactKey('mf-things', '2.1.0', 'page.list.js'))).toBeUndefined();
    for (const { app, follower } of [restarted, await startGateway()]) {
      await follower.poll();
      expect((await get(shared, {}, app)).body).toBe(page);
      expect((await get(long, {}, app)).statusCode).toBe(404);
    }
  });

  it('comes from the last good version while the live one is damaged', async () => {
    const { release, get, store, follower } = await setUp();
    const url = await release('2.0.0');
    await release('2.1.0');
    await follower.poll();
    await store.remove(artefactKey('mf-things', '2.1.0', 'page.list.js'));
    expect((await get(url)).body).toBe(page);
    expect((await get('/assets/mf-things/2.1.0/page.list.js')).statusCode).toBe(404);
    await follower.poll();
    expect((await get('/things')).body).toContain('/assets/mf-things/2.0.0/remoteEntry.js');
    expect((await get(url)).body).toBe(page);
  });

  it('costs no reads of the store for each address that is made up', async () => {
    const { get, store, release, follower } = await setUp();
    for (let minor = 1; minor <= 5; minor += 1) await release(`2.${minor}.0`, `page ${minor}`);
    await follower.poll();
    const ask = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => get(`/assets/mf-things/files/${index}.js`)));
    await ask(1);
    const reads = jest.spyOn(store, 'get');
    await ask(500);
    expect(reads.mock.calls.length).toBeLessThan(10);
  });
});
