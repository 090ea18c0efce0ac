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

/** The clock of a judgement for which no revision is dated ahead. */
const anyTime = (): number => Infinity;

/** What is known of the revisions above another one. */
interface Above {
  /** The lowest number that was not judged yet. */
  next: number;
  /** Numbers below that are not there, or damaged: they may be put back. */
  missing: Set<number>;
  /** The lowest valid one. */
  valid?: Revision;
}

/** Decides which revisions are valid: signed by a trusted key that may sign what they change. */
export class RevisionVerifier {
  /** Hashes of revisions that were found valid. */
  private readonly good = new Set<string>();
  /** By the hash of a revision: what is known of the numbers above it. */
  private readonly above = new Map<string, Above>();
  private readonly previous: ReadPrevious;

  constructor(
    private readonly trust: Trust | undefined,
    private readonly read: (n: number) => Promise<Revision | undefined>,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.previous = previousBy(read);
  }

  /** Why a revision is refused; undefined when it is valid. */
  refusalOf(revision: Revision): Promise<RefusedRevision | undefined> {
    return this.refusalAt(revision, () => this.now().getTime());
  }

  /** @param now milliseconds; `anyTime`: also a revision that is dated ahead may be valid */
  private async refusalAt(revision: Revision, now: () => number): Promise<RefusedRevision | undefined> {
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
      const passed = before && (await this.lowestBetween(before, cursor, now));
      const beyond =
        (passed &&
          `it is built on revision ${before.n}, and revision ${passed.n} of ${passed.at} was there`) ??
        whyTimeRefused(before, cursor, now()) ??
        (await beyondPermission(key, before, cursor, trust, this.previous));
      if (beyond) return refuse('not-permitted', `not permitted: ${beyond}`);
      if (!before) break;
      cursor = before;
    }
    if (now !== anyTime) for (const hash of seen) this.good.add(hash);
    return undefined;
  }

  /**
   * The lowest valid revision between one that a limited key signed and the one on which it is built: leaving it out
   * would undo what others changed. One that is dated ahead counts, or its time could come after the one above it.
   */
  private async lowestBetween(
    before: Revision,
    { n }: Revision,
    now: () => number,
  ): Promise<Revision | undefined> {
    if (before.n === n - 1) return undefined;
    const hash = revisionHash(before);
    const found = this.above.get(hash) ?? { next: before.n + 1, missing: new Set() };
    this.above.set(hash, found);
    const look = async (number: number): Promise<void> => {
      const between = await this.read(number);
      if (between) found.missing.delete(number);
      else found.missing.add(number);
      if (between && (await this.isEverValid(between, now))) found.valid = between;
    };
    for (const number of found.missing) if (!found.valid && number < n) await look(number);
    for (let number = found.next; !found.valid && number < n; number += 1) {
      await look(number);
      if (!found.valid) found.next = Math.max(found.next, number + 1);
    }
    return found.valid && found.valid.n < n ? found.valid : undefined;
  }

  private async isEverValid(revision: Revision, now: () => number): Promise<boolean> {
    return !(await this.refusalAt(revision, now)) || !(await this.refusalAt(revision, anyTime));
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
