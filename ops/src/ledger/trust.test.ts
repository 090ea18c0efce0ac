import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeCanary } from '../release/canary';
import { adopt } from '../release/adopt';
import { commands } from '../release/commands';
import { findRepository } from '../common/repository';
import { publish } from '../release/publish';
import { rollback } from '../release/rollback';
import { FileStore } from '../store/file-store';
import { revisionKey } from '../store/release-store';
import { forgeRevision } from '../testing/bucket-attacker';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { makeSigner, trustIn } from '../testing/signing-keys';
import { revisionHash } from '../keys/signing';
import { Ledger } from './ledger';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

/** A store with two valid revisions, and ledgers with several keys over it. */
async function setUp() {
  const folder = nextFolder();
  const store = new FileStore(join(folder, 'store'));
  const honest = makeSigner();
  const trust = trustIn(honest);
  const ledger = new Ledger(store, { signer: honest, trust });
  const put = (name: string, version: string, more: object = {}) =>
    publish({ store, ledger, parts: [makePart(folder, name, version)], by: 'ada', reason: version, ...more });
  const parts = ['shell', 'mf-public', 'mf-things'].map((name) => makePart(folder, name, '1.0.0'));
  await publish({ store, ledger, parts, by: 'ada', reason: 'first' });
  await put('mf-things', '1.1.0');
  const back = (using: Ledger = ledger) =>
    rollback({ store, ledger: using, part: 'mf-things', by: 'ada', reason: 'totals are off' });
  const run = async (
    name: string,
    options: Record<string, string | boolean> = {},
    using = ledger,
    args: string[] = [],
  ) => {
    const command = await commands[name]?.();
    if (!command) throw new Error(name);
    return command({
      repository: findRepository(),
      store,
      ledger: using,
      args,
      options,
      tell: () => undefined,
    });
  };
  return { folder, store, honest, trust, ledger, put, back, run };
}

describe('an unsigned revision that somebody with the bucket alone wrote', () => {
  it('is not built on by an honest rollback: what it changed is not signed', async () => {
    const { folder, store, ledger, back } = await setUp();
    await forgeRevision(store, folder, 'mf-public');
    const revision = await back();
    expect(revision).toMatchObject({ n: 4, previous: { n: 2 }, live: { 'mf-things': { version: '1.0.0' } } });
    expect(revision.live['mf-public']?.version).toBe('1.0.0');
    expect(await ledger.newest()).toEqual(revision);
  });

  it('is not built on by a publish, a canary or its promotion either, nor is its time', async () => {
    const { folder, store, ledger, put } = await setUp();
    await forgeRevision(store, folder, 'mf-public', { at: '2099-01-01T00:00:00.000Z' });
    await put('mf-things', '1.2.0', { canary: { percent: 5, people: [] } });
    await forgeRevision(store, folder, 'mf-public');
    const change = { store, ledger, part: 'mf-things', by: 'ada', reason: 'good' };
    const promoted = await changeCanary({ ...change, change: 'promote' });
    expect(promoted.live['mf-public']?.version).toBe('1.0.0');
    expect(promoted.at < '2099').toBe(true);
  });

  it('is shown as not live by status and history, and is in no answer to a time', async () => {
    const { folder, store, ledger, run } = await setUp();
    await forgeRevision(store, folder, 'mf-public');
    const status = await run('status');
    expect(status.data).toMatchObject({ n: 2 });
    expect(status.text).toContain('NOT LIVE: revision 3 is not signed');
    expect(status.text).not.toContain('6.6.6');
    const history = await run('history');
    expect(history.text).toMatch(/3 {2}NOT LIVE: not signed/);
    expect(history.text).not.toContain('6.6.6');
    expect((await ledger.recent(10)).map(({ n }) => n)).toEqual([2, 1]);
    expect((await ledger.at(new Date('2100-01-01')))?.n).toBe(2);
  });

  it('may not be replaced by a signed one that was altered', async () => {
    const { store, ledger, folder, back } = await setUp();
    const newest = await ledger.newest();
    await forgeRevision(store, folder, 'mf-public', { signature: newest?.signature });
    expect((await ledger.latest()).refused).toMatchObject([{ n: 3, why: 'forged' }]);
    expect((await back()).live['mf-public']?.version).toBe('1.0.0');
  });
});

describe('a command without a usable key', () => {
  it.each([
    ['no key', () => ({})],
    ['a key that nobody trusts', () => ({ signer: makeSigner() })],
  ])('stops before it writes: %s', async (_what, keys) => {
    const { folder, store, trust } = await setUp();
    const before = (await store.list('artefacts/')).length;
    for (const ledger of [new Ledger(store, { trust, ...keys() })]) {
      const attempt = { store, ledger, by: 'ada', reason: 'x' };
      await expect(rollback({ ...attempt, part: 'mf-things' })).rejects.toThrow('Refused, nothing changed');
      await expect(publish({ ...attempt, parts: [makePart(folder, 'mf-things', '1.5.0')] })).rejects.toThrow(
        'Refused, nothing changed',
      );
    }
    expect((await store.list('artefacts/')).length).toBe(before);
    expect(await store.exists(revisionKey(3))).toBe(false);
  });

  it('stops too where it knows of no keys but the newest revision is signed', async () => {
    const { store, back } = await setUp();
    await expect(back(new Ledger(store))).rejects.toThrow('this command has no key');
    const own = makeSigner();
    const local = { verify: trustIn(own).verify, strict: false };
    await expect(back(new Ledger(store, { signer: own, trust: local }))).rejects.toThrow(
      /which is not trusted|can be believed/,
    );
    expect(await store.exists(revisionKey(3))).toBe(false);
  });

  it('is told of a colleague’s new key rather than undo what it signed', async () => {
    const { store, trust, honest, back } = await setUp();
    const colleague = makeSigner();
    const both = new Ledger(store, { signer: colleague, trust: trustIn(honest, colleague) });
    await rollback({ store, ledger: both, part: 'mf-things', by: 'bola', reason: 'x' });
    await expect(back()).rejects.toThrow(/revision 3 is signed by the key \w{12}, which is not trusted/);
    const over = new Ledger(store, { signer: honest, trust, overUnknownKeys: true });
    expect(await back(over)).toMatchObject({ n: 4, previous: { n: 2 } });
  });
});

describe('the chain', () => {
  it('names in each revision the one that it was built on, by its hash', async () => {
    const { ledger } = await setUp();
    const [second, first] = await ledger.recent(2);
    expect(first?.previous).toBeUndefined();
    expect(second?.previous).toEqual({ n: 1, hash: revisionHash(first as never) });
  });

  it('vouches for revisions whose key is gone from the list since', async () => {
    const { store, ledger, trust, honest } = await setUp();
    const next = makeSigner();
    const during = new Ledger(store, { signer: next, trust: trustIn(honest, next) });
    await adopt({ ledger: during, n: 2, by: 'ada', reason: 'new key' });
    const after = new Ledger(store, { signer: next, trust: trustIn(next) });
    expect((await after.newest())?.live).toEqual((await ledger.read(2))?.live);
    expect((await after.history(5)).map(({ refused }) => refused)).toEqual([undefined, undefined, undefined]);
    expect(trust.verify.keys.has(next.key)).toBe(false);
  });

  it('lets signing be switched on over an unsigned history only by somebody who vouches for it', async () => {
    const folder = nextFolder();
    const store = new FileStore(join(folder, 'store'));
    const parts = ['shell', 'mf-public', 'mf-things'].map((name) => makePart(folder, name, '1.0.0'));
    await publish({ store, ledger: new Ledger(store), parts, by: 'ada', reason: 'first' });
    const signer = makeSigner();
    const ledger = new Ledger(store, { signer, trust: trustIn(signer) });
    const next = () =>
      publish({ store, ledger, parts: [makePart(folder, 'mf-things', '1.1.0')], by: 'ada', reason: 'x' });
    await expect(next()).rejects.toThrow('pnpm release adopt 1');
    await adopt({ ledger, n: 1, by: 'ada', reason: 'looked at it' });
    expect(await next()).toMatchObject({ n: 3, live: { shell: { version: '1.0.0' } } });
  });
});

it('a clock that is wrong dates nothing', async () => {
  const { store, back, ledger } = await setUp();
  const time = jest.spyOn(store, 'time').mockResolvedValue(new Date(Date.now() - 400 * 86_400_000));
  await expect(back()).rejects.toThrow(/clock is \d+ s ahead of the store's/);
  time.mockResolvedValue(new Date(Date.now() + 50_000));
  await back();
  expect(await ledger.newestNumber()).toBe(3);
  rmSync(store.description, { recursive: true });
});
