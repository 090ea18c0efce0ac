import { publish } from '../../testing/publish';
import { makePart, temporaryFolders } from '../../testing/fake-releases';
import { startFakeSite } from '../../testing/sites/fake-site';
import { readSite } from '../../testing/sites/fake-visitor';

const nextFolder = temporaryFolders();

it('names no last good version that the live shell cannot run, and does again with the next', async () => {
  const folder = nextFolder();
  const { gateway, ledger } = await startFakeSite(folder);
  const put = async (names: string[], version: string) => {
    const parts = names.map((name) =>
      makePart(folder, name, version, { runtime: name === 'shell' ? '2.0.0' : '^2.0.0' }),
    );
    await publish({ ledger, parts, by: 'ada', reason: version });
    await gateway.follower.look();
    return readSite((await gateway.app.inject('/things')).body).remotes['mf-things'];
  };
  // From shared/runtime 1 to 2 in one publish.
  const live = await put(['shell', 'mf-public', 'mf-things'], '2.0.0');
  expect((await ledger.newest())?.live['mf-things']?.lastGood).toBe('1.0.0');
  expect([live?.version, live?.lastGood]).toEqual(['2.0.0', undefined]);
  expect(await put(['mf-things'], '2.0.1')).toMatchObject({
    version: '2.0.1',
    lastGood: { version: '2.0.0' },
  });
});
