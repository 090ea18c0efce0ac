import { startReleaseDesk } from '../../testing/release-desk';
import { freeze, endFreeze } from '../../testing/change-store';
import { swapRecord } from '../../testing/swap-record';
import { LocalRegistry } from '../registry';
import type { Change } from './change';
import { uploadRelease } from '../releases/upload';
import { revisionKey } from '../../store/release-store';

/** Three versions of one part; the third one is bad. */
async function setUp() {
  const desk = await startReleaseDesk();
  await desk.put('mf-things', '1.1.0');
  await desk.put('mf-things', '1.2.0');
  return desk;
}

it('a second rollback on one alarm is refused: whoever goes further back says so', async () => {
  const { back, ledger } = await setUp();
  await back();
  await expect(back()).rejects.toThrow(
    /was rolled back just now\.\s+bola did this \d+ (?:s|min) ago[^]*--from 1\.1\.0, or --to/,
  );
  expect((await ledger.newest())?.n).toBe(4);
  await back({ from: '1.1.0' });
  expect((await ledger.newest())?.live['mf-things']?.version).toBe('1.0.0');
});

describe('a version that was rolled back', () => {
  it('is never the target of a rollback again unless it is named', async () => {
    const { back, put, ledger } = await setUp();
    await back({ from: '1.2.0' });
    await back({ from: '1.1.0' });
    expect((await ledger.newest())?.live['mf-things']).toMatchObject({
      version: '1.0.0',
      bad: ['1.1.0', '1.2.0'],
    });
    await expect(back({ from: '1.0.0' })).rejects.toThrow(
      'every earlier version of mf-things was rolled back itself',
    );
    await put('mf-things', '1.3.0');
    expect((await back({ from: '1.3.0' })).live['mf-things']).toMatchObject({
      version: '1.0.0',
      bad: ['1.3.0', '1.1.0', '1.2.0'],
    });
    const named = await back({ to: '1.2.0' });
    expect(named.live['mf-things']).toMatchObject({ version: '1.2.0', bad: ['1.0.0', '1.3.0', '1.1.0'] });
  });

  it('does not go live again by a commit that builds the same files (R6.5)', async () => {
    const { back, put, part, show, ledger } = await setUp();
    await back();
    const asCanary = { canary: { percent: 10, people: [] } };
    for (const more of [{}, asCanary]) {
      await expect(put('mf-things', '1.2.0', more)).rejects.toThrow(
        /mf-things 1\.2\.0 was rolled back[^]*raise the version in package\.json, or --force/,
      );
    }
    expect(await ledger.newestNumber()).toBe(4);
    expect((await show([part('mf-things', '1.2.0')])).parts['mf-things']?.version).toBe('1.2.0');
    const forced = await put('mf-things', '1.2.0', { ...asCanary, force: true });
    expect(forced).toMatchObject({ action: 'canary', forced: true });
    expect(forced?.live['mf-things']).not.toHaveProperty('bad');
  });

  it('is not a fallback version either', async () => {
    const { back } = await setUp();
    const { live } = await back({ to: '1.1.0' });
    expect(live['mf-things']).toMatchObject({ version: '1.1.0', lastGood: { version: '1.0.0' } });
    const again = await back({ to: '1.2.0' });
    expect(again.live['mf-things']?.lastGood).toBeUndefined();
  });
});

describe('a version that was never live for everybody', () => {
  it('cannot be rolled back to by its name: it takes a publish, frozen or not', async () => {
    const { back, store, ledger, part } = await setUp();
    await uploadRelease(store, part('mf-things', '2.0.0'));
    const refused = /mf-things 2\.0\.0 was never live for everybody[^]*release publish mf-things/;
    for (const change of [freeze, endFreeze]) {
      const { n } = await change({ ledger, by: 'ada', reason: 'launch' });
      await expect(back({ to: '2.0.0', force: true })).rejects.toThrow(refused);
      await expect(back({ to: '2.0.0', dryRun: true })).rejects.toThrow(refused);
      expect(await ledger.newestNumber()).toBe(n);
    }
  });

  it('cannot be rolled back to either where it was a canary', async () => {
    const { back, put } = await setUp();
    await put('mf-things', '1.3.0', { canary: { percent: 10, people: [] } });
    const refused = /mf-things 1\.3\.0 was never live for everybody[^]*release canary mf-things --promote/;
    await expect(back({ to: '1.3.0' })).rejects.toThrow(refused);
    await back();
    await expect(back({ to: '1.3.0' })).rejects.toThrow(refused);
  });

  it('does not hide a version whose name begins with its own', async () => {
    const { back, store, part } = await setUp();
    await uploadRelease(store, part('mf-things', '1.1'));
    expect((await back({ to: '1.1' })).live['mf-things']?.version).toBe('1.1.0');
  });
});

describe('a rollback to a version that is named', () => {
  it('leads to the one of that whole name, also where others begin with it', async () => {
    const { back, put } = await setUp();
    await put('mf-things', '1.1.0-hotfix');
    await put('mf-things', '1.1.1');
    await expect(back({ to: '1.1' })).rejects.toThrow('"1.1" could be any of 1.1.1, 1.1.0-hotfix, 1.1.0.');
    expect((await back({ to: '1.1.0' })).live['mf-things']?.version).toBe('1.1.0');
    // The second of two people is told.
    await expect(back({ to: '1.1.0' })).rejects.toThrow(/is at 1\.1\.0 already\.\s+bola did this/);
  });

  it('is refused when the version is unknown, with the known versions', async () => {
    const { back, put } = await setUp();
    await put('mf-new', '1.0.0');
    await expect(back({ to: '7' })).rejects.toThrow(
      'mf-things 7 was never live for everybody. There were: 1.2.0, 1.1.0, 1.0.0.',
    );
    await expect(back({ part: 'mf-new', to: '7' })).rejects.toThrow('There were: 1.0.0.');
  });

  it('gives back what it fell back to, and its record', async () => {
    const { back, ledger } = await setUp();
    const first = (await ledger.recent(9)).at(-1)?.live['mf-things'];
    const { live } = await back({ to: '1.1.0' });
    expect(live['mf-things']).toMatchObject({ lastGood: { version: '1.0.0', digest: first?.digest } });
    const { 'mf-things': after } = (await back({ to: '1.0.0' })).live;
    expect(after).toMatchObject({ version: '1.0.0', digest: first?.digest, bad: ['1.1.0', '1.2.0'] });
    expect(after).not.toHaveProperty('lastGood');
  });
});

describe('beside a canary', () => {
  const withCanary = async () => {
    const desk = await setUp();
    await desk.put('mf-things', '1.3.0', { canary: { percent: 10, people: [] } });
    return desk;
  };

  it('a rollback without a name ends the canary, and only that was bad', async () => {
    const { back } = await withCanary();
    const { 'mf-things': after } = (await back()).live;
    expect(after).toMatchObject({ version: '1.2.0', lastGood: { version: '1.1.0' }, bad: ['1.3.0'] });
  });

  it.each([{ to: '1.1.0' }, { from: '1.2.0' }])(
    'a rollback of the live version ends both: %j',
    async (named) => {
      const { back } = await withCanary();
      const { 'mf-things': after } = (await back(named)).live;
      expect(after).toMatchObject({ version: '1.1.0', bad: ['1.2.0', '1.3.0'] });
      expect(after).not.toHaveProperty('canary');
    },
  );
});

it('a rollback takes back together what went live together and does not work apart', async () => {
  const { back, put, part, ledger } = await setUp();
  const shell = part('shell', '2.0.0', { shared: { '@ilera/runtime': '2.0.0' }, routes: [] });
  const things = part('mf-things', '2.0.0', { shared: { '@ilera/runtime': '^2.0.0' } });
  await put('mf-things', '2.0.0', {
    parts: [shell, things, part('mf-public', '2.0.0', { shared: { '@ilera/runtime': '^2.0.0' } })],
  });
  await expect(back()).rejects.toThrow('needs @ilera/runtime ^1.0.0; the shell 2.0.0 provides 2.0.0');
  const parts = [{ part: 'mf-things' }, { part: 'shell' }, { part: 'mf-public', from: '2.0.0' }];
  expect(await back({ parts })).toMatchObject({
    n: 5,
    action: 'rollback',
    live: {
      shell: { version: '1.0.0' },
      'mf-things': { version: '1.2.0', bad: ['2.0.0'] },
      'mf-public': { version: '1.0.0' },
    },
  });
  await expect(back({ parts })).rejects.toThrow('mf-things was rolled back just now');
  expect(await ledger.newestNumber()).toBe(5);
});

it('a rollback on top of a damaged revision says what it is built on, and that a freeze is in force again', async () => {
  const { ledger, store } = await setUp();
  await freeze({ ledger, by: 'ada', reason: 'the campaign' });
  await store.putIfAbsent(revisionKey(5), Buffer.from('{'));
  const change: Change = { action: 'rollback', parts: [{ part: 'mf-things' }] };
  const { revision, notes } = await new LocalRegistry(ledger).makeChange(change, {
    by: 'bola',
    reason: 'off',
  });
  expect(revision).toMatchObject({ n: 6, freeze: { by: 'ada' } });
  expect(notes.join('\n')).toMatch(
    /Revision 5 is damaged: .*built on revision 4, the newest valid one\.\nFROZEN by ada: "the campaign"/,
  );
});

it('a rollback is refused without a reason or without an earlier version, and the stop of a canary needs none', async () => {
  const { back, put, canary } = await startReleaseDesk();
  await expect(back({ reason: ' ' })).rejects.toThrow('--reason');
  await expect(back()).rejects.toThrow(/only version that was ever live[^]*publish mf-things --now/);
  for (const part of ['mf-nothing', 'constructor'])
    await expect(back({ part })).rejects.toThrow('has no live version');
  await put('mf-things', '1.1.0', { canary: { percent: 10, people: [] } });
  expect((await canary('stop', { reason: '' })).n).toBe(3);
});

it('a rollback does not sign a record that was swapped after it was live, or a version that lost files or was pruned', async () => {
  const desk = await setUp();
  await desk.store.remove('artefacts/mf-things/1.0.0/remote.js');
  // Another part's damage does not prevent it.
  await desk.store.put('artefacts/mf-public/1.0.0/release.json', Buffer.from('{'));
  const { 'mf-things': after } = (await desk.back()).live;
  expect([after?.version, after?.lastGood]).toEqual(['1.1.0', undefined]);
  await expect(desk.back({ to: '1.0.0' })).rejects.toThrow(/1\.0\.0 that was uploaded[^]*publish/);
  await desk.store.remove('artefacts/mf-things/1.2.0/remote.js');
  await expect(desk.back({ to: '1.2.0' })).rejects.toThrow('the remote.js of mf-things 1.2.0');
  await swapRecord(desk, 'mf-things', '1.2.0');
  const swapped = desk.back({ to: '1.2.0', force: true });
  await expect(swapped).rejects.toThrow(/release\.json of mf-things 1\.2\.0 that was uploaded[^]*--to/);
  expect((await desk.ledger.newest())?.n).toBe(4);
});
