import type { LivePart } from '@ilera/contracts';
import { startReleaseDesk } from '../testing/release-desk';
import { canariesFor, canaryPageLoads, partsWithCanary } from './canaries';
import type { Audience } from './live-part';

const withCanaries = (canaries: Record<string, Audience>) => ({
  live: Object.fromEntries(
    Object.entries(canaries).map(([name, one]): [string, LivePart] => [
      name,
      { version: '1.0.0', digest: '', canary: { version: '1.1.0', digest: '', ...one } },
    ]),
  ),
});

it.each([
  ['of a share below its percentage', { share: 9, person: undefined }, ['mf-a', 'shell']],
  ['of a share as high as its percentage', { share: 10, person: undefined }, ['shell']],
  ['without a share', { share: undefined, person: undefined }, []],
  ['of somebody who joined, without a share', { share: undefined, person: 'ada' }, ['mf-a']],
  ['of somebody else', { share: 99, person: 'bola' }, []],
])('a page load %s gets these canaries, and no part without one', (_whose, load, expected) => {
  const { live } = withCanaries({
    shell: { percent: 50, people: [] },
    'mf-a': { percent: 10, people: ['ada'] },
  });
  const site = { live: { 'mf-b': { version: '1.0.0', digest: '' }, ...live } };
  expect(canariesFor(site, load)).toEqual(expected);
  expect(partsWithCanary(site)).toEqual(['mf-a', 'shell']);
});

it('lists each set of canaries that a page load can get, once', () => {
  const site = withCanaries({
    shell: { percent: 50, people: [] },
    'mf-a': { percent: 10, people: ['ada'] },
    'mf-b': { percent: 10, people: [] },
    'mf-c': { percent: 0, people: ['ada', 'bola'] },
  });
  const listed = canaryPageLoads(site).map((load) => canariesFor(site, load).join());
  const got = [undefined, ...Array.from({ length: 100 }, (_, share) => share)].flatMap((share) =>
    [undefined, 'ada', 'bola'].map((person) => canariesFor(site, { share, person }).join()),
  );
  expect(new Set(listed)).toEqual(new Set(got));
  expect(listed).toHaveLength(new Set(got).size);
  expect(listed).toEqual(expect.arrayContaining(['', 'shell', 'mf-a,mf-b,shell', 'mf-a,mf-c', 'mf-c,shell']));
});

const news = { routes: [{ path: '/news', remote: 'mf-things', page: 'news' }] };

/** A canary of mf-things with a new page, and a shell that names it. */
async function setUp(percent: number, people: string[] = []) {
  const desk = await startReleaseDesk();
  const page = { js: ['page.list.js'], css: [] };
  const pages = { list: page, news: page };
  await desk.put('mf-things', '1.1.0', { canary: { percent, people } }, { pages });
  const shell = (canary?: Audience) => desk.put('shell', '1.1.0', canary && { canary }, news);
  const change = (part: string, to: Parameters<typeof desk.canary>[0], more = {}) =>
    desk.canary(to, { part, ...more });
  return { ...desk, shell, change };
}

const missing =
  'page "news" of mf-things at /news; version 1.0.0 does not offer it. So for page loads with the canary of shell and no other.';

it('refuses a canary that more page loads get than the one that it needs', async () => {
  const { shell } = await setUp(10);
  await expect(shell({ percent: 50, people: [] })).rejects.toThrow(missing);
  await expect(shell({ percent: 10, people: ['ada'] })).rejects.toThrow(missing);
  expect(await shell({ percent: 10, people: [] })).toMatchObject({ action: 'canary' });
});

it('refuses a share or people whose page loads would get versions that do not fit, and always allows the end of a canary', async () => {
  const { shell, change } = await setUp(50, ['ada']);
  await shell({ percent: 10, people: [] });
  await expect(change('mf-things', { percent: 5 })).rejects.toThrow(missing);
  await expect(change('shell', { percent: 60 })).rejects.toThrow(missing);
  await expect(change('shell', { people: ['bola'] })).rejects.toThrow(missing);
  expect((await change('shell', { people: ['ada'] })).live.shell?.canary).toMatchObject({ percent: 10 });
  expect((await change('shell', { percent: 50 })).live.shell?.canary).toMatchObject({ percent: 50 });
  expect((await change('mf-things', 'stop')).live['mf-things']?.canary).toBeUndefined();
});

/** The shell's canary alone, broken since the one that it needs was stopped. */
async function setUpBroken(canary: Audience) {
  const desk = await setUp(50, ['ada']);
  await desk.shell(canary);
  await desk.change('mf-things', 'stop');
  return desk;
}

const lacking = 'page "news" of mf-things at /news; version 1.0.0 does not offer it.';

it('refuses to give more page loads what a stopped canary broke', async () => {
  const { change } = await setUpBroken({ percent: 10, people: ['ada'] });
  await expect(change('shell', 'promote')).rejects.toThrow(lacking);
  await expect(change('shell', { percent: 100 })).rejects.toThrow(lacking);
  await expect(change('shell', { people: ['ada', 'bola'] })).rejects.toThrow(lacking);
  expect((await change('shell', { percent: 5 })).live.shell?.canary).toMatchObject({ percent: 5 });
  expect((await change('shell', 'stop')).live.shell?.canary).toBeUndefined();
});

it('goes ahead with a canary when forced, and the history says so', async () => {
  const { change } = await setUpBroken({ percent: 10, people: ['ada'] });
  const told: string[] = [];
  const force = { force: true, tell: (line: string) => told.push(line) };
  expect(await change('shell', { percent: 50 }, force)).toMatchObject({ action: 'canary', forced: true });
  expect(told).toEqual([expect.stringContaining('Overruled:')]);
  expect(await change('shell', 'promote', force)).toMatchObject({
    action: 'publish',
    forced: true,
    live: { shell: { version: '1.1.0' } },
  });
});

it('lets a publish give nobody else what a stopped canary broke, nor refuses other parts for it', async () => {
  const { shell, put, back } = await setUpBroken({ percent: 10, people: [] });
  await expect(shell({ percent: 50, people: [] })).rejects.toThrow(lacking);
  await expect(shell()).rejects.toThrow(lacking);
  expect(await put('mf-public', '1.1.0')).toMatchObject({ action: 'publish' });
  expect(await put('mf-things', '1.2.0', { canary: { percent: 30, people: [] } })).toMatchObject({
    action: 'canary',
  });
  expect(await back({ part: 'mf-public' })).toMatchObject({ action: 'rollback' });
});

it('ends a canary that mends what is live with a flaw, as a rollback does', async () => {
  const { put, back } = await setUp(10);
  await put('mf-public', '1.1.0', { force: true }, { shared: { '@ilera/runtime': '^9.0.0' } });
  await put('mf-public', '1.2.0', { canary: { percent: 50, people: [] } });
  expect((await back({ part: 'mf-public' })).live['mf-public']).toMatchObject({ version: '1.1.0' });
});
