import type { Preview } from '@shared/contracts';
import { endPreview } from '../release/preview';
import { prune } from '../release/prune';
import { artefactKey, previews as previewsFolder, type ReleaseStore } from '../store/release-store';
import { temporaryFolders } from '../testing/fake-releases';
import { startPreviewSite } from '../testing/preview-site';
import { describeKey, makeSigner, trustIn } from '../testing/signing-keys';
import { openLedger } from './open-ledger';
import { readPreviews } from './read-previews';
import { recordKey } from './stored-preview';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

const ops = makeSigner();
const branch = makeSigner();
const others = makeSigner();
const stranger = makeSigner();
const trust = trustIn(
  ops,
  describeKey(branch, 'Name: branches', 'Parts: mf-things', 'Actions: preview'),
  describeKey(others, 'Name: other squad', 'Parts: mf-public', 'Actions: preview'),
);

const setUp = async () => {
  const site = await startPreviewSite(nextFolder(), { keys: { signer: ops, trust } });
  return { ...site, read: () => readPreviews(site.store, trust, new Date()) };
};

const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();

/** Puts a record into a preview's folder as somebody with the bucket can, in the name of a key or none. */
const planter =
  (store: ReleaseStore, { signature: _signature, ...plain }: Preview) =>
  (name: string, change: Partial<Preview>, signer?: typeof ops) => {
    const record = { ...plain, ...change };
    const text = JSON.stringify({ ...record, ...(signer && { signature: signer.sign(record) }) });
    return store.putIfAbsent(`${previewsFolder}${plain.id}/${name}.json`, Buffer.from(text));
  };

/** A preview as records were before they had numbers and ids were for parts. */
const oldPreview = async () => {
  const site = await setUp();
  const ledger = openLedger(site.store, { signer: branch, trust });
  const { n: _n, ...made } = await site.show('2.0.0', { ledger });
  const preview = { ...made, id: `old-${'0'.repeat(16)}`, at: hours(-2) };
  const plant = planter(site.store, preview);
  await plant('000001', {}, branch);
  const shown = async () => (await site.read()).filter(({ id }) => id === preview.id);
  const otherParts = { parts: { 'mf-public': { version: '6.6.6', digest: 'x' } } };
  expect(await shown()).toMatchObject([{ parts: preview.parts }]);
  return { ...site, preview, plant, shown, otherParts };
};

/** Copies the first record of a preview to other numbers, which takes no key. */
const copy = async (store: ReleaseStore, id: string, ...numbers: number[]) => {
  const record = (await store.get(recordKey(id, 1)))!;
  for (const n of numbers) await store.putIfAbsent(recordKey(id, n), record);
};

const many = Array.from({ length: 30 }, (_, index) => index + 3);

it.each([[[3]], [many]])(
  'one that is over does not come back by copies of its record, %p (Q76)',
  async (numbers) => {
    const { show, visit, gateway, store, ledger, read } = await setUp();
    const { id } = await show('2.0.0');
    await endPreview({ store, ledger, end: id, by: 'ada' });
    await copy(store, id, ...numbers);
    expect(await read()).toEqual([]);
    expect((await visit(`preview=${id}`)).answer.statusCode).toBe(404);
    await gateway.close();
  },
);

it.each([
  ['later', [3], 1],
  ['later', many, 1],
  ['at the same time', [3], 0],
])('nor does one whose records have no numbers, and that was ended %s', async (_, numbers, minutes) => {
  const { preview, plant, shown, gateway, store } = await oldPreview();
  const at = new Date(Date.parse(preview.at) + minutes * 60_000).toISOString();
  await plant('000002', { at, until: at }, ops);
  await copy(store, preview.id, ...numbers);
  expect(await shown()).toEqual([]);
  await gateway.close();
});

it('one from before is shown until it is ended, also where the clock of its author was ahead; its branch gets a new address', async () => {
  const { preview, plant, shown, show, gateway, store, ledger } = await oldPreview();
  await plant(
    '000002',
    { at: hours(0.5), parts: { 'mf-things': { version: '2.1.0', digest: 'x' } } },
    branch,
  );
  expect(await shown()).toMatchObject([{ parts: { 'mf-things': { version: '2.1.0' } } }]);
  expect((await show('2.2.0', { branch: 'old' })).id).toMatch(/^old-[0-9a-f]{24}$/);
  await endPreview({ store, ledger, end: preview.id, by: 'ada' });
  expect(await shown()).toEqual([]);
  expect(await endPreview({ store, ledger, end: preview.id, by: 'ada' })).toMatchObject({ id: preview.id });
  await gateway.close();
});

it.each([
  ['another part', { parts: { 'mf-public': { version: '6.6.6', digest: 'x' } } }],
  [
    'the end of another part',
    { parts: { 'mf-public': { version: '6.6.6', digest: 'x' } }, until: hours(-1) },
  ],
  ['no part', { parts: {} }],
  ['the end of no part', { parts: {}, until: hours(-1) }],
])('no key puts %s into a preview of parts that it may not show (Q76)', async (_, record) => {
  const { show, gateway, store, read } = await setUp();
  const preview = await show('2.1.0');
  await planter(store, preview)('000002', { n: 2, at: hours(0), ...record }, others);
  expect(await read()).toMatchObject([{ id: preview.id, parts: preview.parts }]);
  await gateway.close();
});

it('nor into one from before, also at the number of a record that is pruned: none is shown then (Q76)', async () => {
  const { preview, plant, shown, otherParts, gateway, store } = await oldPreview();
  await plant('000002', {}, branch);
  await store.remove(recordKey(preview.id, 1));
  expect(await shown()).toMatchObject([{ parts: preview.parts }]);
  await plant('000001', { ...otherParts, at: hours(-0.2) }, others);
  expect(await shown()).toEqual([]);
  // A key that may show the parts of all of them says which, and an end by any key counts.
  await plant('000003', { at: hours(-0.5) }, ops);
  expect(await shown()).toMatchObject([{ parts: preview.parts }]);
  await plant('000004', { at: hours(0.1), until: hours(0) }, branch);
  expect(await shown()).toEqual([]);
  await gateway.close();
});

it('one from before is read a few records at a time, and not shown where somebody added hundreds', async () => {
  const { preview, plant, shown, gateway, store } = await oldPreview();
  const get = store.get.bind(store);
  let running = 0;
  let [reads, atOnce] = [0, 0];
  store.get = async (key, most) => {
    if (!key.includes(preview.id)) return get(key, most);
    reads += 1;
    atOnce = Math.max(atOnce, (running += 1));
    return get(key, most).finally(() => (running -= 1));
  };
  for (let n = 2; n <= 50; n += 1) await plant(String(n).padStart(6, '0'), {}, stranger);
  expect(await shown()).toMatchObject([{ parts: preview.parts }]);
  expect(reads).toBe(50);
  expect(atOnce).toBeLessThanOrEqual(10);
  for (let n = 51; n <= 201; n += 1) await plant(String(n).padStart(6, '0'), {}, stranger);
  reads = 0;
  expect(await shown()).toEqual([]);
  expect(reads).toBe(0);
  await gateway.close();
});

it.each([
  ['when it was shown', 0, []],
  ['before that', -1, [{ parts: { 'mf-things': { version: '2.0.0' } } }]],
])(
  'an end that an older release signed with the number of what it ends, dated %s',
  async (_, later, left) => {
    const { show, gateway, store, ledger, read } = await setUp();
    const preview = await show('2.0.0');
    const at = new Date(Date.parse(preview.at) + later * 3_600_000).toISOString();
    await planter(store, preview)('000002', { at, until: at }, ops);
    expect(await read()).toMatchObject(left);
    expect(await endPreview({ store, ledger, end: preview.id, by: 'ada' })).toMatchObject({ id: preview.id });
    expect(await read()).toEqual([]);
    await gateway.close();
  },
);

it.each(['999999', '999998', '1000000', '99999999999999999999'])(
  'a record that is not believed, %s, hides no preview, nor what is published after it',
  async (name) => {
    const { show, visit, gateway, store, ledger, read } = await setUp();
    const first = await show('2.0.0');
    const plant = planter(store, first);
    const over = { until: new Date(0).toISOString() };
    await plant(name, over);
    await plant('000002', { ...over, n: 2 }, stranger);
    await plant('000003', { ...over, n: 3, at: new Date(Date.now() + 9e9).toISOString() }, ops);
    expect((await visit(`preview=${first.id}`)).version).toBe('2.0.0');
    expect((await show('2.1.0')).id).toBe(first.id);
    expect(await read()).toMatchObject([{ id: first.id, parts: { 'mf-things': { version: '2.1.0' } } }]);
    await prune({ store, ledger, days: 0, keep: 1 });
    expect(await store.exists(artefactKey('mf-things', '2.1.0', 'release.json'))).toBe(true);
    await endPreview({ store, ledger, end: first.id, by: 'ada' });
    expect(await read()).toEqual([]);
    await gateway.close();
  },
);

it('a folder that is full of what is not believed costs a new address, and no publish', async () => {
  const { show, visit, gateway, store } = await setUp();
  const first = await show('2.0.0');
  const plant = planter(store, first);
  for (let n = 0; n < 20; n += 1) await plant(String(999_999 - n), {}, stranger);
  const second = await show('2.1.0');
  expect(second.id).not.toBe(first.id);
  expect((await visit(`preview=${second.id}`)).version).toBe('2.1.0');
  await gateway.close();
});
