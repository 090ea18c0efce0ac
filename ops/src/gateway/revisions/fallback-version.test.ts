import { startFakeSite } from '../../testing/sites/fake-site';

it('names no last good version that the live shell cannot run, and does again with the next', async () => {
  const { open, ledger, part, release } = await startFakeSite();
  const put = async (names: string[], version: string) => {
    const made = (name: string) => part(name, version, { runtime: name === 'shell' ? '2.0.0' : '^2.0.0' });
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
