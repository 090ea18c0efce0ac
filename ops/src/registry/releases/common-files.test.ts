import { brotliDecompressSync } from 'node:zlib';
import { createGateway } from '../../server/gateway';
import { readGatewayConfig } from '../../gateway/gateway-config';
import { artefactKey, commonKey } from '../../store/release-store';
import { temporaryFolders } from '../../testing/fake-releases';
import { openReleaseDesk } from '../../testing/release-desk';
import { prune } from './prune';
import { publish } from '../../testing/publish';

const newFolder = temporaryFolders();
const page = '/* a page that no release changed */'.repeat(20);

/** A desk whose `release` publishes versions that have a page in common, under one address. */
async function setUp() {
  const desk = openReleaseDesk(newFolder());
  await desk.first();
  const make = (version: string, text = page) => {
    const part = desk.part('mf-things', version, {
      sources: {
        'remoteEntry.js': `entry ${version}`,
        'remote.js': 'x',
        'page.list.js': text,
        'page.list.css': 'y',
      },
    });
    const { integrity } = part.release.files['page.list.js'] ?? { integrity: '' };
    const address = `files/page.list.${integrity.slice(7, 13).replace(/\W/g, '_')}.js`;
    part.release.files['page.list.js'] = { size: text.length, integrity, address };
    return { part, key: commonKey('mf-things', address), url: `/assets/mf-things/${address}` };
  };
  const release = async (version: string, text?: string) => {
    const made = make(version, text);
    const { ledger } = desk;
    await publish({ ledger, parts: [made.part], by: 'ada', reason: version });
    return made;
  };
  return { ...desk, make, release };
}

/** Removes what was live before the latest version, with a clock far in the future. */
const pruneAll = ({ ledger }: Awaited<ReturnType<typeof setUp>>) =>
  prune({ ledger, days: 1, now: new Date('2027-06-01T00:00:00Z') });

describe('a file that versions have in common', () => {
  it('has one address, and a copy in the folder of each version behind it', async () => {
    const desk = await setUp();
    const first = await desk.release('2.0.0');
    const second = await desk.release('2.1.0');
    expect(second.key).toBe(first.key);
    const body = Buffer.from(page);
    expect(await desk.store.get(first.key)).toEqual(body);
    for (const version of ['2.0.0', '2.1.0'])
      expect(await desk.store.get(artefactKey('mf-things', version, 'page.list.js'))).toEqual(body);
    expect((await desk.release('2.2.0', 'another page')).key).not.toBe(first.key);
  });

  it('is sent from there for a year, packed, while its store form is not', async () => {
    const desk = await setUp();
    const { url } = await desk.release('2.1.0');
    const { app, close } = await createGateway({
      store: desk.store,
      config: readGatewayConfig({}),
      warn: () => undefined,
    });
    const get = (address: string, headers = {}) => app.inject({ url: address, headers });
    const document = (await get('/things')).body;
    expect(document).toContain(`href="${url}"`);
    const response = await get(url, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(page);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await get(url, { 'if-none-match': String(response.headers.etag) })).statusCode).toBe(304);
    for (const address of [`${url}.br`, url.replace('page', 'pige'), '/assets/mf-things/files/'])
      expect((await get(address)).statusCode).toBe(404);
    await close();
  });

  it('is put back when it is gone', async () => {
    const desk = await setUp();
    const { key } = await desk.release('2.0.0');
    await desk.store.remove(key);
    await desk.release('2.0.0');
    expect((await desk.store.get(key))?.toString()).toBe(page);
  });

  it('stays as long as one version needs it, and goes with the last', async () => {
    const desk = await setUp();
    const { key } = await desk.release('2.0.0');
    await desk.release('2.1.0');
    await desk.release('2.2.0', 'another page');
    const versions = () => desk.store.list('artefacts/mf-things/');
    await pruneAll(desk);
    expect(await desk.store.exists(artefactKey('mf-things', '2.0.0', 'release.json'))).toBe(false);
    expect(await desk.store.exists(key)).toBe(true);
    await desk.release('2.3.0', 'another page');
    await desk.release('2.4.0', 'another page');
    await pruneAll(desk);
    expect((await versions()).filter((one) => one.startsWith(key))).toEqual([]);
  });

  it('is there for a version that is published while it is swept', async () => {
    const desk = await setUp();
    const { key } = await desk.release('2.0.0');
    for (const version of ['2.1.0', '2.2.0', '2.3.0']) await desk.release(version, 'another page');
    const { remove } = desk.store;
    let published = false;
    desk.store.remove = async (removed) => {
      // The publisher finds the file, and a moment later it is removed.
      if (removed === key && !published) {
        published = true;
        await desk.release('2.4.0');
      }
      await remove.call(desk.store, removed);
    };
    await pruneAll(desk);
    expect(published).toBe(true);
    expect((await desk.store.get(key))?.toString()).toBe(page);
  });
});
