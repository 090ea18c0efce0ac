import type { CandidatePass, Release, Revision } from '@shared/contracts';
import { revisionHash, type Signer } from '../keys/signing';
import { Ledger } from '../ledger/ledger';
import { requirePass } from '../release/pass-rule';
import { publish, type PublishOptions } from '../release/publish';
import { signPass, type SignedTrial } from '../release/sign-pass';
import { readRecord } from '../release/upload';
import { passesOf, revisionKey } from '../store/release-store';
import { makePart } from './fake-part';
import { openMemoryStore } from './memory-store';
import { describeKey, makeSigner, trustIn } from './signing-keys';

/** The remote whose versions are tested. */
export const part = 'mf-things';

/** A site that requires passes, with keys of ops, a tester, two squads, and one that needs approval. */
export async function openPassDesk(nextFolder: () => string, retired = '') {
  const folder = nextFolder();
  const store = openMemoryStore();
  const keys = {
    ops: makeSigner(),
    tester: makeSigner(),
    squad: makeSigner(),
    others: makeSigner(),
    young: makeSigner(),
    stranger: makeSigner(),
  };
  const trust = trustIn(
    describeKey(keys.ops, 'Name: ops'),
    describeKey(keys.tester, 'Name: tester', 'Actions: test', ...(retired ? [retired] : [])),
    describeKey(keys.squad, 'Name: things squad', `Parts: ${part}`),
    describeKey(keys.others, 'Name: open squad', 'Parts: mf-public', 'Actions: publish, test'),
    describeKey(keys.young, 'Name: young', 'Approval: required'),
  );
  const as = (signer: Signer, on = store) => new Ledger(on, { signer, trust });
  const parts = ['shell', 'mf-public', part].map((name) => makePart(folder, name, '1.0.0'));
  await publish({ store, ledger: as(keys.ops), parts, by: 'ada', reason: 'first' });
  const rule = { ledger: as(keys.ops), by: 'ada', reason: 'journeys first' };
  await requirePass({ ...rule, days: 7 });
  const put = (version: string, more: Partial<PublishOptions> = {}) =>
    publish({
      store,
      ledger: as(keys.squad),
      parts: [makePart(folder, part, version)],
      by: 'bola',
      reason: version,
      ...more,
    });
  /** Signs as `pnpm e2e --live` does after the journeys. */
  const pass = async (
    version: string,
    more: Partial<SignedTrial> = {},
    release: Partial<Release> = {},
  ): Promise<CandidatePass> => {
    const candidate = makePart(folder, part, version, release);
    const scratch = openMemoryStore();
    await publish({
      store: scratch,
      ledger: new Ledger(scratch),
      parts: [candidate],
      by: 'x',
      reason: 'x',
      admission: 'overrule',
    });
    const { digest = '' } = (await readRecord(scratch, part, version)) ?? {};
    const beside = (await as(keys.ops).newest())!;
    const ledger = as(keys.tester);
    const journeys = ['a condition, its booking panel'];
    return signPass({
      store,
      ledger,
      candidate,
      digest,
      beside,
      versions: {},
      journeys,
      by: 'tester',
      ...more,
    });
  };
  /** Puts a pass into the store as somebody with the bucket can. */
  const plant = (version: string, record: object | null) =>
    store.putIfAbsent(`${passesOf(part, version)}00000009-planted.json`, Buffer.from(JSON.stringify(record)));
  /** Signs a revision with a squad's key past every command, and returns why gateways refuse it. */
  const force = async (change: (before: Revision) => Partial<Revision>): Promise<string | undefined> => {
    const before = (await as(keys.ops).newest())!;
    const { signature: _signature, passes: _passes, ...copied } = before;
    const n = (await as(keys.ops).newestNumber()) + 1;
    const plain: Revision = {
      ...copied,
      n,
      at: new Date().toISOString(),
      previous: { n: before.n, hash: revisionHash(before) },
      action: 'publish',
      ...change(before),
    };
    const forged = { ...plain, signature: keys.squad.sign(plain) };
    await store.putIfAbsent(revisionKey(n), Buffer.from(JSON.stringify(forged)));
    return (await as(keys.ops).latest()).refused.find((one) => one.n === n)?.reason;
  };
  return { folder, store, keys, trust, as, rule, put, pass, plant, force };
}
