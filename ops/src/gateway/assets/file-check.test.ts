import { startReportedSite } from '../../testing/sites/reported-site';

const script = (version: string): string => `artefacts/mf-things/${version}/remote.js`;

/** A site at mf-things 2.0.0 whose gateway keeps no file in memory. */
async function setUp() {
  const site = await startReportedSite({ assetMemory: 0 });
  const { app, store, follower, fileCheck, open } = site;
  const read = async (key: string): Promise<Buffer> => (await store.get(key)) ?? Buffer.of();
  const served = async (cookie = '') => (await open('/things', cookie)).site.remotes['mf-things']?.version;
  const load = (version: string) => app.inject(`/assets/mf-things/${version}/remote.js`);
  const alarms = async () => (await app.inject('/_health')).json<{ alarms: string[] }>().alarms;
  const check = () => fileCheck.check(follower.current!.revision);
  return { ...site, read, served, load, alarms, check };
}

it.each([
  ['is missing', undefined],
  ['has another hash', Buffer.from('cut off')],
])('serves the fallback version while a file of the live one %s, and says so once', async (_name, damage) => {
  const { store, read, served, load, alarms, check, ledger, events, follower } = await setUp();
  const good = await read(script('2.0.0'));
  if (damage) await store.put(script('2.0.0'), damage);
  else await store.remove(script('2.0.0'));
  expect(await served()).toBe('2.0.0');

  // A visitor's browser asks for it.
  expect((await load('2.0.0')).statusCode).toBe(404);
  await follower.poll();
  expect(await served()).toBe('1.0.0');
  await check();
  const reason = 'mf-things 2.0.0 cannot be served as published: remote.js is missing or damaged.';
  expect(await alarms()).toEqual([reason]);
  expect(events).toMatchObject([
    {
      type: 'paused',
      part: 'mf-things',
      version: '2.0.0',
      text: `${reason} This gateway serves 1.0.0 until it can, if that runs in the live shell.`,
    },
  ]);
  // In its own choice only: the history is as it was.
  expect(await ledger.newestNumber()).toBe(2);

  await store.put(script('2.0.0'), good);
  await check();
  expect(await served()).toBe('2.0.0');
  expect(await alarms()).toEqual([]);
  expect(events.map(({ type }) => type)).toEqual(['paused', 'resumed']);
});

it('composes anew once for a file of an unchecked version, however often it is requested', async () => {
  const { store, load, follower } = await setUp();
  await store.remove(script('1.0.0'));
  const compositions = new Set<unknown>();
  for (let index = 0; index < 5; index += 1) {
    expect((await load('1.0.0')).statusCode).toBe(404);
    await follower.poll();
    compositions.add(follower.current);
  }
  expect(compositions.size).toBeLessThan(3);
});

it('reads a new version before any page load gets it', async () => {
  const { store, put, follower, served } = await setUp();
  follower.stop();
  await put('mf-things', '3.0.0');
  await store.remove(script('3.0.0'));
  await follower.poll();
  expect(follower.current?.revision.live['mf-things']?.version).toBe('3.0.0');
  expect(await served()).toBe('2.0.0');
});

it('page loads with a canary that is damaged get the live version', async () => {
  const { store, release, follower, served, alarms, check } = await setUp();
  follower.stop();
  await release('mf-things', '3.0.0', {}, { canary: { percent: 50, people: [] } });
  expect([await served('share=0'), await served('share=99')]).toEqual(['3.0.0', '2.0.0']);
  await store.remove(script('3.0.0'));
  await check();
  expect([await served('share=0'), await served('share=99')]).toEqual(['2.0.0', '2.0.0']);
  expect(await alarms()).toHaveLength(1);
});

it('keeps a damaged live version that has no sound fallback, and raises an alarm', async () => {
  const { store, served, alarms, check, events } = await setUp();
  await store.remove(script('2.0.0'));
  await store.remove(script('1.0.0'));
  await check();
  expect(await served()).toBe('2.0.0');
  expect(await alarms()).toHaveLength(2);
  expect(events.map(({ text }) => text)).toEqual([
    'mf-things 2.0.0 cannot be served as published: remote.js is missing or damaged. ' +
      'There is no version to serve in its place: publish one, or roll back.',
  ]);
});

it('keeps a damaged remote whose fallback version the live shell cannot run', async () => {
  const { store, served, check, part, release } = await setUp();
  const made = (name: string) =>
    part(name, '5.0.0', { shared: { '@ilera/runtime': name === 'shell' ? '5.0.0' : '^5.0.0' } });
  await release('', '5.0.0', {}, { parts: ['shell', 'mf-public', 'mf-things'].map(made) });
  await store.remove(script('5.0.0'));
  await check();
  expect(await served()).toBe('5.0.0');
});

it('replaces a damaged shell by its fallback version only where every remote can run with that', async () => {
  const { open, store, put, release, follower } = await setUp();
  follower.stop();
  const shell = async () => (await open()).site.shell;
  await put('shell', '1.1.0', {}, { shared: { '@ilera/runtime': '1.1.0' } });
  await store.remove('artefacts/shell/1.1.0/main.js');
  await follower.poll();
  expect(await shell()).toBe('1.0.0');
  await release('mf-things', '3.0.0', { shared: { '@ilera/runtime': '^1.1.0' } });
  expect(await shell()).toBe('1.1.0');
});
