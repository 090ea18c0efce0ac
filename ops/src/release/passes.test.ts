import type { CandidatePass } from '@shared/contracts';
import { Ledger } from '../ledger/ledger';
import { mostRecordBytes } from '../store/parse-record';
import { artefactKey, passesOf } from '../store/release-store';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { openMemoryStore } from '../testing/memory-store';
import { openPassDesk, part } from '../testing/pass-desk';
import { changeCanary } from './canary';
import { waivePass } from './pass-rule';
import { approve, propose } from './proposal';
import { pruneNotes } from './prune-notes';
import { publish } from './publish';
import { rollback } from './rollback';
import { signPass, testedWith } from './sign-pass';
import { readRecord, uploadRelease } from './upload';

const nextFolder = temporaryFolders();
const setUp = (retired?: string) => openPassDesk(nextFolder, retired);

const day = 86_400_000;

describe('a site that requires a tester’s pass (Q58)', () => {
  it('refuses a version that nobody tested, says in one sentence what to do, and takes it after the pass', async () => {
    const { store, put, pass, as, keys } = await setUp();
    await expect(put('1.1.0')).rejects.toThrow(
      /mf-things 1\.1\.0 needs a tester's pass on this site: nobody has tested it\.\s+Run pnpm e2e --live \S+ --with mf-things@1\.1\.0 in a checkout of the site, with a tester's key/,
    );
    expect(await as(keys.ops).newestNumber()).toBe(2);
    // The tester needs neither the squad's repository nor a build of it.
    expect(await readRecord(store, part, '1.1.0')).toBeDefined();
    await pass('1.1.0');
    const revision = await put('1.1.0');
    expect(revision).toMatchObject({ n: 3, live: { [part]: { version: '1.1.0' } } });
    expect(revision?.passes).toMatchObject([{ part, version: '1.1.0', journeys: [expect.any(String)] }]);
    expect(await as(keys.ops).newest()).toEqual(revision);
    expect((await store.list('passes/')).length).toBe(1);
  });

  it('says so in a dry run, which writes nothing', async () => {
    const { put } = await setUp();
    const said: string[] = [];
    await put('1.1.0', { dryRun: true, tell: (line) => said.push(line) });
    expect(said.join('\n')).toContain("needs a tester's pass");
  });

  it('asks nothing before it is required, nor after it is waived', async () => {
    const { put, rule } = await setUp();
    await waivePass(rule);
    expect(await put('1.1.0')).toMatchObject({ n: 4 });
    await expect(waivePass(rule)).rejects.toThrow('No pass is required here');
  });

  it('goes ahead for ops when forced, and the history says so; a squad cannot force', async () => {
    const { put, as, keys } = await setUp();
    await expect(put('1.1.0', { admission: 'overrule' })).rejects.toThrow(
      'mf-things 1.1.0 has no valid pass: it carries none',
    );
    expect(await put('1.1.0', { admission: 'overrule', ledger: as(keys.ops) })).toMatchObject({
      forced: true,
    });
  });
});

it('reads no more of a planted pass than a record may have', async () => {
  const { store, put, pass, plant } = await setUp();
  await pass('1.1.0');
  await plant('1.1.0', null);
  await store.putIfAbsent(`${passesOf(part, '1.1.0')}a b`, Buffer.from('{}'));
  const get = jest.spyOn(store, 'get');
  expect(await put('1.1.0')).toMatchObject({ n: 3 });
  const limits = get.mock.calls.filter(([key]) => key.startsWith('passes/')).map(([, most]) => most);
  expect(limits).toEqual([mostRecordBytes + 1, mostRecordBytes + 1]);
});

describe('a pass that does not count', () => {
  it.each<[string, (valid: CandidatePass) => object | null, string]>([
    ['of another version', (valid) => ({ ...valid, version: '1.2.0' }), 'was altered after it was signed'],
    ['with other journeys', (valid) => ({ ...valid, journeys: ['all'] }), 'was altered'],
    ['with another date', (valid) => ({ ...valid, at: '2099-01-01T00:00:00.000Z' }), 'was altered'],
    ['without a signature', ({ signature: _, ...rest }) => rest, 'not signed by a key that is trusted'],
    [
      'with half a signature',
      ({ signature, ...rest }) => ({ ...rest, signature: { key: signature?.key } }),
      'not signed by a key',
    ],
    ['that is no record', () => null, 'nobody has tested it'],
    ['that is text', () => ['pass'], 'not signed by a key that is trusted'],
  ])('is one %s', async (_name, alter, why) => {
    const { put, pass, plant } = await setUp();
    await plant('1.2.0', alter(await pass('1.1.0')));
    await expect(put('1.2.0')).rejects.toThrow(why);
  });

  it('is one for another version, moved to where this one is looked for', async () => {
    const { put, pass, plant } = await setUp();
    await plant('1.2.0', await pass('1.1.0'));
    await expect(put('1.2.0')).rejects.toThrow('its pass is for mf-things 1.1.0');
  });

  it('is one for another build of this version', async () => {
    const { put, pass, store, keys, plant } = await setUp();
    const valid = await pass('1.1.0');
    for (const key of await store.list('passes/')) await store.remove(key);
    const { signature: _signature, ...plain } = { ...valid, digest: 'sha384-other' };
    await plant('1.1.0', { ...plain, signature: keys.tester.sign(plain) });
    await expect(put('1.1.0')).rejects.toThrow('for another build of this version');
    // Nor does anybody get one for a record that was not tested.
    await expect(pass('1.1.0', { digest: 'sha384-other' })).rejects.toThrow('another record');
  });

  it('is one by a key that is not a tester’s, or that nobody trusts', async () => {
    const { as, keys, put, pass, plant, store } = await setUp();
    for (const who of ['squad', 'others', 'young'] as const)
      await expect(pass('1.1.0', { ledger: as(keys[who]) })).rejects.toThrow(/is not a tester of mf-things/);
    await expect(pass('1.1.0', { ledger: as(keys.stranger) })).rejects.toThrow(
      'not among RELEASE_PUBLIC_KEYS',
    );
    await expect(pass('1.1.0', { ledger: new Ledger(store) })).rejects.toThrow('set RELEASE_SIGNING_KEY');
    const { signature: _signature, ...plain } = await pass('1.1.0');
    for (const key of await store.list('passes/')) await store.remove(key);
    await plant('1.1.0', { ...plain, signature: keys.squad.sign(plain) });
    await expect(put('1.1.0')).rejects.toThrow('signed by "things squad", which is not a tester');
  });

  it('is one by a tester’s key that is retired', async () => {
    const { put, pass } = await setUp('Until: 2');
    await pass('1.1.0');
    await expect(put('1.1.0')).rejects.toThrow('signed by "tester", a key that is retired');
  });

  it('is one that is too old, or from the future', async () => {
    const { put, pass } = await setUp();
    await pass('1.1.0', { now: () => new Date(Date.now() - 8 * day) });
    await expect(put('1.1.0')).rejects.toThrow('more than 7 days ago');
    await pass('1.2.0', { now: () => new Date(Date.now() + day) });
    await expect(put('1.2.0')).rejects.toThrow('which is later than now');
    // A newer one beside it counts, and none was overwritten.
    await pass('1.1.0');
    expect(await put('1.1.0')).toMatchObject({ n: 3 });
  });

  it('is one of another site, though the same keys and the same bytes are there', async () => {
    const here = await setUp();
    const staging = openMemoryStore();
    const ledger = here.as(here.keys.ops, staging);
    const parts = ['shell', 'mf-public', part].map((name) => makePart(here.folder, name, '1.0.0'));
    await publish({ store: staging, ledger, parts, by: 'ada', reason: 'staging' });
    const beside = (await ledger.newest())!;
    await here.pass('1.1.0', { beside });
    await expect(here.put('1.1.0')).rejects.toThrow('its pass is for another site');
  });

  it('is one without a journey', async () => {
    const { put, pass } = await setUp();
    await pass('1.1.0', { journeys: [] });
    await expect(put('1.1.0')).rejects.toThrow('its pass names no journey');
  });

  it('is a preview or a proposal that the tester’s key signed', async () => {
    const { put, keys, plant } = await setUp();
    const plain = { kind: 'preview' as const, id: 'x', at: 'x', by: 'x', until: 'x', parts: {} };
    await plant('1.1.0', { ...plain, signature: keys.tester.sign(plain) });
    await expect(put('1.1.0')).rejects.toThrow('another record');
  });
});

describe('passes of one trial of two parts', () => {
  const together = async () => {
    const site = await setUp();
    const { store, folder, keys, as } = site;
    const ledger = as(keys.tester);
    const parts = ['mf-public', part].map((name) => makePart(folder, name, '1.1.0'));
    const digests: Record<string, string> = {};
    for (const candidate of parts) digests[candidate.name] = (await uploadRelease(store, candidate)).digest;
    for (const candidate of parts) {
      const { name } = candidate;
      const [beside, others] = [(await ledger.newest())!, testedWith(name, parts, digests)];
      const trial = { beside, versions: {}, together: others, journeys: ['a walk'], by: 'tester' };
      await signPass({ store, ledger, candidate, digest: digests[name]!, ...trial });
    }
    const put = (who: keyof typeof keys, names: string[], more = {}) =>
      publish({
        store,
        ledger: as(keys[who]),
        parts: parts.filter(({ name }) => names.includes(name)),
        by: 'ada',
        reason: 'both',
        ...more,
      });
    return { ...site, put };
  };

  it('let both go live in one change, and neither alone', async () => {
    const { put } = await together();
    await expect(put('squad', [part])).rejects.toThrow(
      /mf-public 1\.1\.0, which neither is live for everybody nor goes live with it\.\s+Run pnpm e2e --live memory --with mf-things@1\.1\.0/,
    );
    await expect(put('ops', ['mf-public'])).rejects.toThrow('together with mf-things 1.1.0');
    const revision = await put('ops', ['mf-public', part]);
    expect(revision?.passes?.map((one) => one.part)).toEqual(['mf-public', part]);
  });

  it('let no canary begin, which each part has by itself; where one part went live, the other may follow', async () => {
    const { put, pass, keys, as } = await together();
    const canary = { canary: { percent: 10, people: [] } };
    await expect(put('ops', ['mf-public', part], canary)).rejects.toThrow('which neither is live');
    await pass('1.1.0');
    await put('squad', [part]);
    await put('ops', ['mf-public']);
    expect((await as(keys.ops).newest())?.live['mf-public']?.version).toBe('1.1.0');
  });
});

describe('every way to go live', () => {
  it('a canary needs a pass, and its promotion one that is still valid', async () => {
    const { store, put, pass, as, keys } = await setUp();
    const canary = { canary: { percent: 10, people: [] } };
    await expect(put('1.1.0', canary)).rejects.toThrow("needs a tester's pass");
    await pass('1.1.0');
    await put('1.1.0', canary);
    const change = { store, ledger: as(keys.squad), part, by: 'bola', reason: 'x' };
    await changeCanary({ ...change, change: { percent: 50 } });
    for (const key of await store.list('passes/')) await store.remove(key);
    await expect(changeCanary({ ...change, change: 'promote' })).rejects.toThrow("needs a tester's pass");
    await pass('1.1.0');
    expect((await changeCanary({ ...change, change: 'promote' })).passes).toHaveLength(1);
    expect((await as(keys.ops).newest())?.live[part]).toMatchObject({ version: '1.1.0' });
  });

  it('a proposal needs one, and so does its approval', async () => {
    const { store, folder, pass, as, keys } = await setUp();
    const parts = [makePart(folder, part, '1.1.0')];
    const proposing = { store, ledger: as(keys.young), parts, by: 'chi', reason: 'x' };
    await expect(propose(proposing)).rejects.toThrow("needs a tester's pass");
    await pass('1.1.0');
    const { id } = await propose(proposing);
    for (const key of await store.list('passes/')) await store.remove(key);
    const approving = { store, ledger: as(keys.squad), id };
    await expect(approve(approving)).rejects.toThrow("needs a tester's pass");
    await pass('1.1.0');
    expect((await approve(approving)).passes).toHaveLength(1);
    expect((await as(keys.ops).newest())?.n).toBe(3);
  });

  it('a rollback to what was live needs none, also when its pass is gone; there is none to what was not', async () => {
    const { store, put, pass, as, keys } = await setUp();
    await pass('1.1.0');
    await put('1.1.0');
    for (const key of await store.list('passes/')) await store.remove(key);
    const back = { store, part, by: 'ada', reason: 'totals are off' };
    expect(await rollback({ ...back, ledger: as(keys.squad) })).toMatchObject({
      live: { [part]: { version: '1.0.0' } },
    });
    expect(await rollback({ ...back, ledger: as(keys.squad), to: '1.1.0' })).toMatchObject({
      live: { [part]: { version: '1.1.0' } },
    });
    await expect(put('1.2.0')).rejects.toThrow("needs a tester's pass");
    await expect(rollback({ ...back, ledger: as(keys.ops), to: '1.2.0' })).rejects.toThrow(
      'was never live for everybody',
    );
  });
});

it('passes are removed with their version, and kept with it', async () => {
  const { store, pass } = await setUp();
  await pass('1.1.0');
  await pass('1.2.0');
  await store.remove(artefactKey(part, '1.2.0', 'release.json'));
  await pruneNotes(store, new Date());
  expect((await store.list('passes/')).map((key) => key.split('/')[2])).toEqual(['1.1.0']);
});
