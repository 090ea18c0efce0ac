import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Revision } from '@ilera/contracts';
import { createSigner } from '../../../ops/src/registry/ledger/signing';
import { readRecord } from '../../../ops/src/registry/releases/read-record';
import { uploadRelease } from '../../../ops/src/registry/releases/upload';
import { revisionKey } from '../../../ops/src/store/release-store';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { makeFaultyRelease } from '../../support/builds/faulty-release';

/** The version of everything that the attacker writes into the store. */
export const foreignVersion = '6.6.6-foreign';

/** What an attacker with write access to the bucket, and without a key, did. */
export interface BucketAttack {
  unsigned: number;
  wronglySigned: number;
  altered: number;
  stop(): void;
}

const strangerKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Writes revisions with no valid signature, every so many milliseconds, until it is stopped. */
export async function attackBucket(
  { store, storeFolder, ledger }: TestSite,
  parts: string[],
  every: number,
): Promise<BucketAttack> {
  const stranger = createSigner(strangerKey());
  for (const name of parts) {
    const version = (await ledger.newest())?.live[name]?.version ?? '';
    const good = (await readRecord(store, name, version))?.release;
    if (good) await uploadRelease(store, await makeFaultyRelease(good, foreignVersion, 'is foreign code'));
  }
  const attack: BucketAttack = {
    unsigned: 0,
    wronglySigned: 0,
    altered: 0,
    stop: () => clearInterval(timer),
  };

  const forge = async (turn: number): Promise<void> => {
    const name = parts[turn % parts.length] ?? '';
    const newest = await ledger.newest();
    const n = (await ledger.newestNumber()) + 1;
    const record = await readRecord(store, name, foreignVersion);
    if (!newest || !record) return;
    const live = { ...newest.live, [name]: { version: foreignVersion, digest: record.digest } };
    const { signature, ...plain } = newest;
    const forged: Revision = { ...plain, n, reason: 'nothing to see', live };
    const kind = (['unsigned', 'wronglySigned', 'altered'] as const)[turn % 3] ?? 'unsigned';
    const signed: Revision = {
      unsigned: forged,
      wronglySigned: { ...forged, signature: stranger.sign(forged) },
      // The signature of a valid revision under other contents.
      altered: { ...forged, ...(signature ? { signature } : {}) },
    }[kind];
    const body = Buffer.from(JSON.stringify(signed));
    if ((await store.putIfAbsent(revisionKey(forged.n), body)) === 'created') attack[kind] += 1;
  };

  /** Alters an old revision in its place; the first one stays, since later rollbacks return to its versions. */
  const alterOld = async (): Promise<void> => {
    const old = (await ledger.recent(1_000)).slice(1, -1).at(-1);
    if (!old) return;
    const file = path.join(storeFolder, revisionKey(old.n));
    const text = await readFile(file, 'utf8');
    const altered = text.replace('soak', 'foreign');
    if (altered === text) return;
    await writeFile(file, altered);
    attack.altered += 1;
  };

  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    void (turn % 20 === 0 ? alterOld() : forge(turn)).catch(() => undefined);
  }, every);

  return attack;
}
