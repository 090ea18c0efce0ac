import type { Revision } from '@shared/contracts';
import { isUnlimited } from '../keys/keyring';
import type { Trust } from '../keys/load-keys';
import { revisionHash } from '../keys/signing';
import { beyondPermission } from './permissions';
import { previousBy, type ReadPrevious } from './previous-revision';
import { whyTimeRefused } from './revision-time';

/** A refused revision, and why. `unknown-key`: its key is not in this list of keys. */
export interface RefusedRevision {
  n: number;
  why: 'damaged' | 'unsigned' | 'forged' | 'unknown-key' | 'not-permitted' | 'incomplete';
  reason: string;
}

/** The most links of a chain of limited keys that are followed; a key without limits ends it. */
const longest = 20_000;

/** Decides which revisions are valid: signed by a trusted key that may sign what they change. */
export class RevisionVerifier {
  /** Hashes of revisions that were found valid. */
  private readonly good = new Set<string>();
  private readonly previous: ReadPrevious;

  constructor(
    private readonly trust: Trust | undefined,
    read: (n: number) => Promise<Revision | undefined>,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.previous = previousBy(read);
  }

  /** Why a revision is refused; undefined when it is valid. */
  async refusalOf(revision: Revision): Promise<RefusedRevision | undefined> {
    const { trust } = this;
    if (!trust) return undefined;
    const refuse = (why: RefusedRevision['why'], reason: string): RefusedRevision => ({
      n: revision.n,
      why,
      reason: cursor === revision ? reason : `built on revision ${cursor.n}, which is ${reason}`,
    });
    const seen: string[] = [];
    let cursor = revision;
    for (let links = 0; links < longest; links += 1) {
      const hash = revisionHash(cursor);
      if (this.good.has(hash)) break;
      const bad = signatureRefusal(cursor, trust);
      if (bad) return refuse(bad.why, bad.reason);
      seen.push(hash);
      const key = cursor.signature && trust.verify.keys.get(cursor.signature.key);
      if (!key || isUnlimited(key)) break;
      const before = await this.previous(cursor);
      if (!before && !(cursor.n === 1 && !cursor.previous))
        return refuse(
          'not-permitted',
          `signed by the limited key "${key.name}" on top of nothing that is there`,
        );
      const beyond =
        whyTimeRefused(before, cursor, this.now().getTime()) ??
        (await beyondPermission(key, before, cursor, trust, this.previous));
      if (beyond) return refuse('not-permitted', `not permitted: ${beyond}`);
      if (!before) break;
      cursor = before;
    }
    for (const hash of seen) this.good.add(hash);
    return undefined;
  }
}

/** The error of the signature alone. */
export function signatureRefusal(
  revision: Revision,
  { verify, strict }: Trust,
): Omit<RefusedRevision, 'n'> | undefined {
  const { signature } = revision;
  if (!signature) return strict ? { why: 'unsigned', reason: 'not signed' } : undefined;
  const key = verify.keys.get(signature.key);
  if (!key) return { why: 'unknown-key', reason: `signed by the key ${signature.key}, which is not trusted` };
  if (verify(revision) !== 'valid')
    return { why: 'forged', reason: `altered: the signature of "${key.name}" does not fit` };
  if (key.until !== undefined && revision.n > key.until)
    return {
      why: 'unknown-key',
      reason: `signed by the key "${key.name}", which is trusted only until revision ${key.until}`,
    };
  return undefined;
}
