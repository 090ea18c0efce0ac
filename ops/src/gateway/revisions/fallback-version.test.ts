import { publish } from '../../testing/publish';
import { makePart, temporaryFolders } from '../../testing/fake-releases';
import { startFakeSite } from '../../testing/sites/fake-site';
import { readSite } from '../../testing/sites/fake-visitor';

const nextFolder = temporaryFolders();

/** A site that went from shared/runtime 1 to 2 in one publish. */
async function setUp() {
  const folder = nextFolder();
  const site = await startFakeSite(folder);
  const { app, follower } = site.gateway;
  const put = async (names: string[], version: string): Promise<void> => {
    const parts = names.map((name) =>
      makePart(folder, name, version, { runtime: name === 'shell' ? '2.0.0' : '^2.0.0' }),
    );
    await publish({ ledger: site.ledger, parts, by: 'ada', reason: version });
    await follower.look();
  };
  await put(['shell', 'mf-public', 'mf-things'], '2.0.0');
  const things = async () => {
    const { body } = await app.inject('/things');
    return readSite(body).remotes['mf-things'];
  };
  return { site, put, things };
}

describe('the last known good version in a document', () => {
  it('is left out where the live shell does not have what it needs', async () => {
    const { site, things } = await setUp();
    expect((await site.ledger.newest())?.live['mf-things']?.lastGood).toBe('1.0.0');
    expect(await things()).toMatchObject({ version: '2.0.0' });
    expect((await things())?.lastGood).toBeUndefined();
  });

  it('is there again with the next version that the shell can run', async () => {
    const { put, things } = await setUp();
    await put(['mf-things'], '2.0.1');
    expect(await things()).toMatchObject({ version: '2.0.1', lastGood: { version: '2.0.0' } });
  });
});
