import type { Preview } from '@shared/contracts';
import { readPreviews } from '../ledger/read-previews';
import { endBranch, endPreview } from './previews';
import { branchOf } from '../ledger/preview-id';
import { formatPreview } from '../site/preview-text';
import { prune } from './prune';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { startPreviewSite } from '../testing/preview-site';
import { bringing } from '../testing/route-rules';
import { describeKey, makeSigner, trustIn } from '../testing/signing-keys';
import { openLedger } from '../ledger/open-ledger';
import { previews as previewsFolder } from '../store/release-store';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

const setUp = (options?: Parameters<typeof startPreviewSite>[1]) => startPreviewSite(nextFolder(), options);

describe('an address', () => {
  it.each([
    [
      'dependabot/npm_and_yarn/typescript-eslint/parser-8',
      'dependabot/npm_and_yarn/typescript-eslint/eslint-plugin-8',
    ],
    ['a/b', 'a-b'],
    ['Prices', 'prices'],
  ])('is not shared by %s and %s', async (one, other) => {
    const { show, visit, gateway } = await setUp();
    const first = await show('2.0.0', { branch: one });
    const second = await show('3.0.0', { branch: other });
    const again = await show('2.1.0', { branch: one });
    expect(second.id).not.toBe(first.id);
    expect(again.id).toBe(first.id);
    expect((await visit(`preview=${first.id}`)).version).toBe('2.1.0');
    expect((await visit(`preview=${second.id}`)).version).toBe('3.0.0');
    await gateway.close();
  });

  it('is not shared by two squads with a branch of one name', async () => {
    const { show, folder, visit, gateway } = await setUp();
    const first = await show('2.0.0', { branch: 'spring' });
    const second = await show('', { branch: 'spring', parts: [makePart(folder, 'mf-public', '5.0.0')] });
    expect(second.id).not.toBe(first.id);
    expect((await visit(`preview=${first.id}`)).version).toBe('2.0.0');
    await gateway.close();
  });

  it('shows the newest candidate when earlier records of it were pruned', async () => {
    const { show, visit, gateway, store } = await setUp();
    for (const version of ['2.0.0', '2.1.0', '2.2.0']) await show(version);
    const keys = (await store.list(previewsFolder)).sort();
    for (const key of keys.slice(0, 2)) await store.remove(key);
    const { id } = await show('2.3.0');
    expect((await visit(`preview=${id}`)).version).toBe('2.3.0');
    await gateway.close();
  });
});

describe('where they are signed', () => {
  const ops = makeSigner();
  const branch = makeSigner();
  const trust = trustIn(ops, describeKey(branch, 'Name: branches', 'Parts: mf-things', 'Actions: preview'));
  const signed = async () => {
    const site = await setUp({ keys: { signer: ops, trust } });
    const by = (signer: typeof ops, signing = trust) => openLedger(site.store, { signer, trust: signing });
    return { ...site, by };
  };

  it('another key’s preview of a branch has an address of its own, and each key may end what it may show', async () => {
    const { show, by, gateway, store, ledger } = await signed();
    const [one, two] = [await show('2.0.0'), await show('2.1.0', { ledger: by(branch) })];
    expect(two.id).not.toBe(one.id);
    const foreign = await show('2.0.0', {
      branch: 'public',
      parts: [makePart(nextFolder(), 'mf-public', '2.0.0')],
    });
    const end = (preview: Preview, ending = by(branch)) =>
      endPreview({ store, ledger: ending, end: `https://ilera.example/_preview/${preview.id}`, by: 'bola' });
    await expect(end(foreign)).rejects.toThrow(
      /takes a key that may show, roll back or pause mf-public 2\.0\.0/,
    );
    await end(two);
    const left = await readPreviews(store, trust, new Date());
    expect(left.map(({ id }) => id).sort()).toEqual([foreign.id, one.id].sort());
    // Of a double click, the second one ends what is over.
    expect(await end(two)).toMatchObject({ id: two.id });
    await expect(end({ ...two, id: `other-${'0'.repeat(16)}` })).rejects.toThrow('There is no preview');
    await end(one, ledger);
    expect((await show('2.2.0')).id).not.toBe(one.id);
    await gateway.close();
  });

  it.each([
    ['rolls back only', 'Actions: rollback, pause', 'the key "squad" may not publish or preview'],
    ['has other parts', 'Parts: mf-public', 'the key "squad" may not change mf-things'],
    ['is retired', 'Until: 40', 'the key "squad" is retired'],
  ])('a key that %s is told before anything is uploaded', async (_, line, why) => {
    const squad = makeSigner();
    const keys = trustIn(ops, describeKey(squad, 'Name: squad', line));
    const { show, store, gateway } = await setUp({ keys: { signer: ops, trust: keys } });
    const before = await store.list('artefacts/');
    const refused = show('2.0.0', { ledger: openLedger(store, { signer: squad, trust: keys }) });
    await expect(refused).rejects.toThrow(
      `no gateway would show this preview, because ${why}.\n  Set RELEASE_SIGNING_KEY to a key that may publish or preview mf-things`,
    );
    expect(await store.list('artefacts/')).toEqual(before);
    await gateway.close();
  });

  it('a key that nobody knows is told too, where revisions need no signature', async () => {
    const keys = { ...trust, strict: false };
    const { show, store, gateway } = await setUp({ keys: { signer: ops, trust: keys } });
    const refused = show('2.0.0', { ledger: openLedger(store, { signer: makeSigner(), trust: keys }) });
    await expect(refused).rejects.toThrow(/your key \w+ is not among RELEASE_PUBLIC_KEYS/);
    await gateway.close();
  });

  it('a branch that is over has no preview of this key and these parts any more; others’ stay', async () => {
    const { show, by, gateway, store, ledger } = await signed();
    const branches = [await show('2.0.0', { ledger: by(branch) }), await show('2.1.0', { branch: 'other' })];
    const theirs = await show('2.1.0');
    const parts = [makePart(nextFolder(), 'mf-public', '2.0.0')];
    const foreign = await show('', { branch: 'feature/Quarterly prices', parts });
    const end = (ending: typeof ledger) =>
      endBranch({
        store,
        ledger: ending,
        branch: 'feature/Quarterly prices',
        parts: ['mf-things'],
        by: 'bola',
      });
    expect((await end(by(branch))).map(({ id }) => id)).toEqual([branches[0]?.id]);
    expect(await end(by(branch))).toEqual([]);
    const left = async () => (await readPreviews(store, trust, new Date())).map(({ id }) => id).sort();
    expect(await left()).toEqual([branches[1]?.id, theirs.id, foreign.id].sort());
    await end(ledger);
    expect(await left()).toEqual([branches[1]?.id, foreign.id].sort());
    await gateway.close();
  });

  it('no record lasts longer than thirty days, whatever it says, nor is any dated ahead', async () => {
    const { gateway, store, ledger, show } = await signed();
    const good = await show('2.0.0');
    const day = 86_400_000;
    const plant = async (id: string, at: number, until: number) => {
      const times = {
        at: new Date(Date.now() + at).toISOString(),
        until: new Date(Date.now() + until).toISOString(),
      };
      const { signature: _signature, ...plain } = { ...good, ...times, id: `${id}-${'0'.repeat(16)}` };
      const signature = ops.sign(plain);
      const body = Buffer.from(JSON.stringify({ ...plain, signature }));
      await store.putIfAbsent(`${previewsFolder}${plain.id}/000001.json`, body);
    };
    await plant('long', -29 * day, 400 * day);
    await plant('gone', -31 * day, 400 * day);
    await plant('ahead', 300 * day, 301 * day);
    const read = await readPreviews(store, ledger.trust, new Date());
    expect(read.map(branchOf).sort()).toEqual([branchOf(good), 'long'].sort());
    const long = read.find((one) => branchOf(one) === 'long');
    expect(Date.parse(long?.until ?? '')).toBeLessThanOrEqual(Date.now() + day);
    await prune({ store, ledger, days: 0, keep: 1, now: new Date(Date.now() + 32 * day) });
    expect((await store.list(previewsFolder)).filter((key) => /long|gone/.test(key))).toEqual([]);
    await gateway.close();
  });

  it('a preview that a key has ended does not come back when that key is retired', async () => {
    const { show, by, gateway, store, ledger } = await signed();
    const preview = await show('2.0.0', { ledger: by(branch) });
    await endPreview({ store, ledger, end: preview.id, by: 'ada' });
    const later = trustIn(
      describeKey(ops, 'Name: ops', 'Until: 1'),
      describeKey(branch, 'Name: branches', 'Parts: mf-things', 'Actions: preview'),
    );
    expect(await readPreviews(store, later, new Date())).toEqual([]);
    await gateway.close();
  });

  it('what is no record of a preview hides no other preview', async () => {
    const { show, visit, gateway, store, ledger } = await signed();
    const { id, ...record } = await show('2.0.0');
    const zeros = '0'.repeat(16);
    const faults: Record<string, object | string> = {
      'no-value': { ...record, signature: { key: ops.key } },
      'no-parts': { ...record, parts: undefined },
      'odd-parts': { ...record, parts: { 'mf-things': null } },
      'odd-tree': { ...record, tree: { commit: 7 } },
      'no-json': '{',
      nothing: 'null',
    };
    for (const [name, fault] of Object.entries(faults)) {
      const text = typeof fault === 'string' ? fault : JSON.stringify({ ...fault, id: `${name}-${zeros}` });
      await store.putIfAbsent(`${previewsFolder}${name}-${zeros}/000001.json`, Buffer.from(text));
    }
    await store.putIfAbsent(`${previewsFolder}${id}/notes.txt`, Buffer.from('not a record'));
    expect((await visit(`preview=${id}`)).version).toBe('2.0.0');
    expect((await visit(`preview=no-value-${zeros}`)).answer.statusCode).toBe(404);
    expect(await readPreviews(store, undefined, new Date())).toMatchObject([{ id }]);
    await prune({ store, ledger, days: 0, keep: 1 });
    expect((await store.list(previewsFolder)).map((key) => key.split('/')[1])).toEqual([id]);
    await gateway.close();
  });
});

it('says which of its addresses the live shell ignores, and what it was checked beside', async () => {
  const { show, candidate, gateway } = await setUp();
  const told: string[] = [];
  const parts = [candidate('2.0.0', bringing('/things/new'))];
  const preview = await show('2.0.0', { parts, tell: (line) => told.push(line) });
  expect(told.join('\n')).toContain('/things/new');
  expect(preview.revision).toBe(1);
  expect(formatPreview(preview, 'https://ilera.example/')).toMatch(
    /^https:\/\/ilera\.example\/_preview\/\S+\n {2}mf-things 2\.0\.0 beside revision 1, by ada, until /,
  );
  await gateway.close();
});
