import type { CandidatePass, PassRule, Revision } from '@shared/contracts';
import { mayTest } from '../keys/keyring';
import type { Trust } from '../keys/load-keys';
import { revisionHash } from '../keys/signing';
import type { ReadPrevious } from './previous-revision';

/** How many revisions back a pass may have been signed. */
const reach = 500;

/** Milliseconds by which a tester's clock may be ahead. */
const tolerance = 60_000;

/** One version of one part, and the hash of its record. */
export interface BroughtVersion {
  part: string;
  version: string;
  digest: string;
}

/** What a pass is judged by: the site's rule, the revision before, and what the new one is and makes live. */
export interface PassJudge {
  rule: PassRule;
  before: Revision;
  live: Revision['live'];
  n: number;
  at: string;
  trust: Trust | undefined;
  readPrevious: ReadPrevious;
}

/**
 * The versions that a change brings: live for everybody, as a canary, or to fall back to. A canary that
 * becomes live for everybody is one of them.
 */
export function broughtVersions(before: Revision | undefined, live: Revision['live']): BroughtVersion[] {
  return Object.entries(live).flatMap(([part, { version, digest, canary, lastGood, lastGoodDigest }]) => {
    const then = before?.live[part];
    const known = new Set([name(then?.version, then?.digest)]);
    const brought: [string, string | undefined][] = [[version, digest]];
    if (canary && !isSame(canary, then?.canary)) brought.push([canary.version, canary.digest]);
    if (lastGood && name(lastGood, lastGoodDigest) !== name(then?.lastGood, then?.lastGoodDigest))
      brought.push([lastGood, lastGoodDigest]);
    return brought
      .filter((one) => !known.has(name(...one)))
      .map(([brings, hash]) => ({ part, version: brings, digest: hash ?? '' }));
  });
}

const name = (version: string | undefined, digest: string | undefined): string =>
  `${version ?? ''} ${digest ?? ''}`;

const isSame = (
  a: { version: string; digest?: string },
  b: { version: string; digest?: string } | undefined,
): boolean => name(a.version, a.digest) === name(b?.version, b?.digest);

/** Why a pass does not let a version go live; undefined when it does. Nothing of the pass is trusted before its signature. */
export async function whyPassRefused(
  pass: CandidatePass,
  wanted: BroughtVersion,
  { rule, before, live, n, at, trust, readPrevious }: PassJudge,
): Promise<string | undefined> {
  const key = typeof pass?.signature?.value === 'string' && trust?.verify.keys.get(pass.signature.key);
  if (!key) return 'its pass is not signed by a key that is trusted here';
  if (trust?.verify(pass) !== 'valid') return 'its pass was altered after it was signed';
  if (pass.kind !== 'pass') return 'its pass is another record';
  if (!mayTest(key, wanted.part))
    return `its pass is signed by "${key.name}", which is not a tester of ${wanted.part}`;
  if (key.until !== undefined && n > key.until)
    return `its pass is signed by "${key.name}", a key that is retired`;
  if (pass.part !== wanted.part || pass.version !== wanted.version)
    return `its pass is for ${pass.part} ${pass.version}`;
  if (pass.digest !== wanted.digest) return 'its pass is for another build of this version';
  const missing = Object.entries(pass.together ?? {}).find(([part, tested]) => !isLive(live[part], tested));
  if (missing)
    return `its pass is of a trial together with ${missing[0]} ${missing[1].version}, which neither is live for everybody nor goes live with it`;
  if (pass.journeys.length === 0) return 'its pass names no journey';
  const age = Date.parse(at) - Date.parse(pass.at);
  if (!(age >= -tolerance)) return `its pass is dated ${pass.at}, which is later than now`;
  if (age > rule.days * 86_400_000) return `its pass is from ${pass.at}, more than ${rule.days} days ago`;
  if (!(await isBuiltOn(before, pass.beside, readPrevious)))
    return `its pass is for another site, or for one ${reach} revisions ago`;
  return undefined;
}

const isLive = (
  part: Revision['live'][string] | undefined,
  tested: { version: string; digest: string },
): boolean => name(part?.version, part?.digest) === name(tested.version, tested.digest);

/** The first pass that lets a version go live; without one, why the last does not, if there is any. */
export async function firstValidPass(
  passes: CandidatePass[],
  wanted: BroughtVersion,
  judge: PassJudge,
): Promise<{ pass?: CandidatePass; why?: string }> {
  let why: string | undefined;
  for (const pass of passes) {
    why = await whyPassRefused(pass, wanted, judge);
    if (!why) return { pass };
  }
  return { ...(why && { why }) };
}

/**
 * Which version that a revision brings has no valid pass of those that the revision carries, and why;
 * undefined when each has one, or none is required.
 */
export async function whyNotPassed(
  before: Revision | undefined,
  after: Revision,
  trust: Trust,
  readPrevious: ReadPrevious,
): Promise<string | undefined> {
  if (!before?.passRule) return undefined;
  const judge = {
    rule: before.passRule,
    before,
    live: after.live,
    n: after.n,
    at: after.at,
    trust,
    readPrevious,
  };
  const passes = Array.isArray(after.passes) ? after.passes : [];
  for (const wanted of broughtVersions(before, after.live)) {
    const { pass, why } = await firstValidPass(passes, wanted, judge);
    if (!pass) return `${wanted.part} ${wanted.version} has no valid pass: ${why ?? 'it carries none'}`;
  }
  return undefined;
}

async function isBuiltOn(
  newest: Revision,
  { n, hash }: CandidatePass['beside'],
  readPrevious: ReadPrevious,
): Promise<boolean> {
  let revision: Revision | undefined = newest;
  for (let steps = 0; revision && steps < reach; steps += 1) {
    if (revision.n <= n) return revision.n === n && revisionHash(revision) === hash;
    revision = await readPrevious(revision);
  }
  return false;
}
