import type { Revision } from '@shared/contracts';
import { LRUCache } from 'lru-cache';
import { isUnlimited, type TrustedKey } from '../keys/keyring';
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

/** Why a revision is refused, or one on which it is built: `n` is the number of that one. */
export interface Refusal extends RefusedRevision {
  /** Whether neither time nor what else comes into the store can change it. */
  isLasting: boolean;
}

/** The most links of a chain of limited keys that are followed; a key without limits ends it. */
const longest = 20_000;

/** Refusals that are kept. */
const mostKept = 10_000;

/** Milliseconds for which a refusal is kept that can change. */
export const keptFor = 10_000;

/** The most characters of a reason: names and times in it are whatever somebody wrote. */
const mostReason = 1_000;

/** Revisions that are read at once between two others. */
const ahead = 16;

/** The clock of a judgement for which no revision is dated ahead. */
const anyTime = (): number => Infinity;

/** What is known of the revisions above another one. */
interface Above {
  /** The lowest number that was not judged yet. */
  next: number;
  /** Numbers below that are damaged: they may be put back. */
  damaged: Set<number>;
  /** The lowest valid one. */
  valid?: Revision;
}

/** Reads what stands under a number; undefined where nothing does. */
export type ReadIntact = (n: number) => Promise<Revision | 'damaged' | undefined>;

/** Decides which revisions are valid: signed by a trusted key that may sign what they change. */
export class RevisionVerifier {
  /** Hashes of revisions that were found valid. */
  private readonly good = new Set<string>();
  /** By the hash of a revision: otherwise a chain on a refused one would be walked down from each of its revisions. */
  private readonly refusals = new LRUCache<string, Refusal>({ max: mostKept });
  /** By the hash of a revision: what is known of the numbers above it. */
  private readonly above = new Map<string, Above>();
  private readonly previous: ReadPrevious;

  constructor(
    private readonly trust: Trust | undefined,
    private readonly read: ReadIntact,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.previous = previousBy(async (n) => {
      const revision = await read(n);
      return revision === 'damaged' ? undefined : revision;
    });
  }

  /** Why a revision is refused, and whether that can change; undefined when it is valid. */
  async judge(revision: Revision): Promise<Refusal | undefined> {
    const cause = await this.refusalAt(revision, () => this.now().getTime());
    if (!cause || cause.n === revision.n) return cause;
    return { ...cause, n: revision.n, reason: `built on revision ${cause.n}, which is ${cause.reason}` };
  }

  /** @param now milliseconds; `anyTime`: also a revision that is dated ahead may be valid */
  private async refusalAt(revision: Revision, now: () => number): Promise<Refusal | undefined> {
    const { trust } = this;
    if (!trust) return undefined;
    const seen: string[] = [];
    let cursor: Revision | undefined = revision;
    for (let links = 0; cursor && links < longest; links += 1) {
      // Before its hash is computed, which takes longer.
      const unknown = keyRefusal(cursor, trust);
      const hash: string = unknown ? '' : revisionHash(cursor);
      if (this.good.has(hash)) break;
      if (hash) seen.push(hash);
      const kept = this.refusals.get(hash);
      const refusal: Refusal | undefined =
        (unknown && { n: cursor.n, ...unknown, isLasting: true }) ??
        (kept && (kept.isLasting || now !== anyTime) ? kept : await this.refusalOfOne(cursor, trust, now));
      if (refusal) {
        for (const one of seen) this.refusals.set(one, refusal, refusal.isLasting ? {} : { ttl: keptFor });
        return refusal;
      }
      const key: TrustedKey | undefined = cursor.signature && trust.verify.keys.get(cursor.signature.key);
      cursor = key && !isUnlimited(key) ? await this.previous(cursor) : undefined;
    }
    if (now !== anyTime) for (const hash of seen) this.good.add(hash);
    return undefined;
  }

  /** Why a revision is refused, provided that the one on which it is built is valid. */
  private async refusalOfOne(
    revision: Revision,
    trust: Trust,
    now: () => number,
  ): Promise<Refusal | undefined> {
    const { n } = revision;
    const refuse = (reason: string, isLasting: boolean): Refusal => ({
      n,
      why: 'not-permitted',
      reason: reason.slice(0, mostReason),
      isLasting,
    });
    const bad = signatureRefusal(revision, trust);
    if (bad) return { n, ...bad, isLasting: true };
    const key = revision.signature && trust.verify.keys.get(revision.signature.key);
    if (!key || isUnlimited(key)) return undefined;
    const before = await this.previous(revision);
    if (!before && !(n === 1 && !revision.previous))
      return refuse(`signed by the limited key "${key.name}" on top of nothing that is there`, false);
    let isWhole = true;
    const readPrevious: ReadPrevious = async (one) => {
      const earlier = await this.previous(one);
      if (!earlier && one.previous) isWhole = false;
      return earlier;
    };
    const beyond = await beyondPermission(key, before, revision, trust, readPrevious);
    if (beyond) return refuse(`not permitted: ${beyond}`, isWhole);
    const late = whyTimeRefused(before, revision, now());
    if (late) return refuse(`not permitted: ${late}`, false);
    const between = before && (await this.lowestBetween(before, revision, now));
    if (!between) return undefined;
    const { reason, isLasting } = between;
    return refuse(`not permitted: it is built on revision ${before.n}, and ${reason}`, isLasting);
  }

  /**
   * Says which valid revision is the lowest between one that a limited key signed and the one on which it is built:
   * leaving it out would undo what others changed. One that is dated ahead counts, or its time could come after the one
   * above it. All numbers between are there when a revision is written, so one above a gap was never the next one.
   */
  private async lowestBetween(
    before: Revision,
    { n }: Revision,
    now: () => number,
  ): Promise<Pick<Refusal, 'reason' | 'isLasting'> | undefined> {
    if (before.n === n - 1) return undefined;
    const hash = revisionHash(before);
    const found = this.above.get(hash) ?? { next: before.n + 1, damaged: new Set() };
    this.above.set(hash, found);
    const damaged = [...found.damaged];
    const look = async (numbers: number[]): Promise<number | undefined> => {
      const read = await Promise.all(numbers.map((number) => this.read(number)));
      for (const [index, number] of numbers.entries()) {
        const between = read[index];
        if (!between) return number;
        if (between === 'damaged') found.damaged.add(number);
        else if (await this.isEverValid(between, now)) found.valid = between;
        if (found.valid) return undefined;
        if (between !== 'damaged') found.damaged.delete(number);
        found.next = Math.max(found.next, number + 1);
      }
      return undefined;
    };
    while (!found.valid && found.next < n) {
      const missing = await look(range(found.next, Math.min(n, found.next + ahead)));
      if (missing !== undefined) return isMissing(missing);
    }
    for (let from = 0; !found.valid && from < damaged.length; from += ahead) {
      const missing = await look(damaged.slice(from, from + ahead).filter((number) => number < n));
      if (missing !== undefined) return isMissing(missing);
    }
    return found.valid && found.valid.n < n
      ? { reason: `revision ${found.valid.n} of ${found.valid.at} was there`, isLasting: true }
      : undefined;
  }

  private async isEverValid(revision: Revision, now: () => number): Promise<boolean> {
    return !(await this.refusalAt(revision, now)) || !(await this.refusalAt(revision, anyTime));
  }
}

const isMissing = (n: number): Pick<Refusal, 'reason' | 'isLasting'> => ({
  reason: `there is no revision ${n}`,
  isLasting: false,
});

/** Numbers from one up to, and without, another. */
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** The error of the signature alone. */
export function signatureRefusal(revision: Revision, trust: Trust): Omit<RefusedRevision, 'n'> | undefined {
  const unknown = keyRefusal(revision, trust);
  const { verify } = trust;
  const key = revision.signature && verify.keys.get(revision.signature.key);
  if (unknown || !key) return unknown;
  if (verify(revision) !== 'valid')
    return { why: 'forged', reason: `altered: the signature of "${key.name}" does not fit` };
  if (key.until !== undefined && revision.n > key.until)
    return {
      why: 'unknown-key',
      reason: `signed by the key "${key.name}", which is trusted only until revision ${key.until}`,
    };
  return undefined;
}

/** The error of the signature's key, which is found without looking at what is signed. */
function keyRefusal(
  { signature }: Revision,
  { verify, strict }: Trust,
): Omit<RefusedRevision, 'n'> | undefined {
  if (!signature) return strict ? { why: 'unsigned', reason: 'not signed' } : undefined;
  if (verify.keys.has(signature.key)) return undefined;
  const name = signature.key.slice(0, mostReason);
  return { why: 'unknown-key', reason: `signed by the key ${name}, which is not trusted` };
}
