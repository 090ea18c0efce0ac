import { createHash } from 'node:crypto';
import type { CandidatePass, Revision } from '@shared/contracts';
import type { BuiltPart } from '../build/built-part';
import { ReleaseRefused } from '../common/release-refused';
import { mayTest } from '../keys/keyring';
import { revisionHash } from '../keys/signing';
import type { Ledger } from '../ledger/ledger';
import { passesOf, type ReleaseStore } from '../store/release-store';
import { uploadRelease } from './upload';

export interface SignedTrial {
  store: ReleaseStore;
  ledger: Ledger;
  candidate: BuiltPart;
  /** Hash of the candidate's record as it was tested. */
  digest: string;
  /** The revision beside which it was tested. */
  beside: Revision;
  versions: Record<string, string>;
  /** The other candidates of the trial. */
  together?: CandidatePass['together'];
  journeys: string[];
  by: string;
  now?: () => Date;
}

/** Why this ledger's key cannot sign a pass of a part; undefined when it can. */
export function whyNotTester({ signer, trust }: Ledger, part: string): string | undefined {
  if (!signer) return 'there is no key: set RELEASE_SIGNING_KEY';
  const key = trust?.verify.keys.get(signer.key);
  if (!key) return `the key ${signer.key} is not among RELEASE_PUBLIC_KEYS`;
  return mayTest(key, part) ? undefined : `the key "${key.name}" is not a tester of ${part} (Actions: test)`;
}

/**
 * The other candidates of a trial, as the pass of one names them.
 * @param digests by part: hash of the record that was tested
 */
export const testedWith = (
  part: string,
  candidates: Pick<BuiltPart, 'name' | 'version'>[],
  digests: Record<string, string>,
): NonNullable<CandidatePass['together']> =>
  Object.fromEntries(
    candidates
      .filter(({ name }) => name !== part)
      .map(({ name, version }) => [name, { version, digest: digests[name] ?? '' }]),
  );

/**
 * Signs that a candidate passed, uploads the candidate, which does not go live by that, and stores the pass
 * beside it (Q58).
 * @throws ReleaseRefused where the key is no tester's, or the store has another build of this version
 */
export async function signPass(trial: SignedTrial): Promise<CandidatePass> {
  const { store, ledger, candidate, digest, beside, versions, together = {}, journeys, by } = trial;
  const { now = () => new Date() } = trial;
  const { name: part, version } = candidate;
  const why = whyNotTester(ledger, part);
  if (why || !ledger.signer) throw new ReleaseRefused(`No pass was signed: ${why ?? ''}.`);
  if ((await uploadRelease(store, candidate)).digest !== digest)
    throw new ReleaseRefused(
      `No pass was signed: ${store.description} has another record of ${part} ${version} than was tested. Run it again.`,
    );
  const plain: CandidatePass = {
    kind: 'pass',
    part,
    version,
    digest,
    beside: { n: beside.n, hash: revisionHash(beside) },
    versions,
    ...(Object.keys(together).length > 0 ? { together } : {}),
    journeys,
    at: now().toISOString(),
    by,
  };
  const pass = { ...plain, signature: ledger.signer.sign(plain) };
  const body = Buffer.from(`${JSON.stringify(pass, null, 2)}\n`);
  // Revision and hash: passes sort by what they were tested beside, and none overwrites another.
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  const key = `${passesOf(part, version)}${String(beside.n).padStart(8, '0')}-${hash}.json`;
  await store.putIfAbsent(key, body);
  return pass;
}
