import type { Revision } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import type { Trust } from '../keys/load-keys';
import type { Signer } from '../keys/signing';
import type { RefusedRevision } from './verify-revision';

/** The end of the ledger: its last number, the newest valid revision, and those above it that are refused. */
export interface Latest {
  number: number;
  revision: Revision | undefined;
  refused: RefusedRevision[];
}

/** The keys of a writer. */
interface Writer {
  signer?: Signer;
  trust?: Trust;
  overUnknownKeys?: boolean;
}

/**
 * Refuses a writer whose revision no gateway would serve, before anything is written.
 * @param description where the ledger is, for messages
 * @param adopted a revision that a person has checked
 * @throws ReleaseRefused
 */
export function assertBelievedAfterwards(
  latest: Latest,
  { signer, trust, overUnknownKeys }: Writer,
  description: string,
  adopted?: Revision,
): void {
  const unknown = latest.refused.find(({ why }) => why === 'unknown-key');
  if (latest.number > 0 && !latest.revision && !adopted)
    throw new ReleaseRefused(describeNoneTrusted(latest, description));
  if (!signer && (trust?.strict || latest.revision?.signature))
    throw new ReleaseRefused(
      `Refused, nothing changed: revisions are signed here, and this command has no key.\n  Set RELEASE_SIGNING_KEY.`,
    );
  if (signer && trust?.strict && !trust.verify.keys.has(signer.key))
    throw new ReleaseRefused(
      `Refused, nothing changed: your key ${signer.key} is not among RELEASE_PUBLIC_KEYS,\n` +
        `so no gateway would serve what it signs. Use a key that is, or have yours added.`,
    );
  if (unknown && !overUnknownKeys && !adopted)
    throw new ReleaseRefused(
      `Refused, nothing changed: revision ${unknown.n} is ${unknown.reason}.\n` +
        `  A colleague's new key? Set RELEASE_PUBLIC_KEYS to the present list of keys.\n` +
        `  Nobody's? Go on without it: --over-unknown-keys`,
    );
}

/** The message where there are revisions and none is valid. */
export function describeNoneTrusted({ number, refused }: Latest, description: string): string {
  const reasons = refused.slice(0, 3).map(({ n, reason }) => `  revision ${n} is ${reason}`);
  return (
    `No revision in ${description} can be believed:\n${reasons.join('\n')}\n` +
    `  Where it is right as it is, vouch for it: pnpm release adopt ${number} --reason "…"`
  );
}
