import type {
  Canary,
  CandidatePass,
  Freeze,
  KeySignature,
  LivePart,
  PassRule,
  PathGrant,
  Proposal,
  Revision,
  SourceTree,
} from '@shared/contracts';
import {
  isAnything,
  isCount,
  isText,
  listOf,
  optional,
  recordOf,
  shapeOf,
  type Check,
} from '../common/shape';
import { artefactKey, isKey } from '../store/release-store';

const isPartName: Check = (name) => name !== '__proto__' && isKey(name);

/** A version for which the store could have a release. */
const isVersionOf =
  (name: string): Check =>
  (version) =>
    typeof version === 'string' && isKey(artefactKey(name, version, 'release.json'));

const isPercent: Check = (value) => typeof value === 'number' && value >= 0 && value <= 100;

const audience = { percent: isPercent, people: listOf(isText) };

const isLivePart = (value: unknown, name: string): boolean =>
  shapeOf<LivePart>({
    version: isVersionOf(name),
    digest: optional(isText),
    lastGood: optional(isVersionOf(name)),
    lastGoodDigest: optional(isText),
    canary: optional(shapeOf<Canary>({ version: isVersionOf(name), digest: optional(isText), ...audience })),
    bad: optional(listOf(isText)),
    revision: optional(isCount),
  })(value);

const isSignature = shapeOf<KeySignature>({ key: isText, value: isText });

const isProposedPart = (value: unknown, name: string): boolean =>
  shapeOf<Proposal['parts'][string]>({
    version: isVersionOf(name),
    digest: isText,
    canary: optional(shapeOf<Omit<Canary, 'version' | 'digest'>>(audience)),
  })(value);

/** Whether a parsed record is a proposal, signed or not. */
export const isProposal = (value: unknown): value is Proposal => hasProposalShape(value);

const hasProposalShape = shapeOf<Proposal>({
  id: isText,
  at: isText,
  by: isText,
  reason: isText,
  parts: recordOf(isPartName, isProposedPart),
  severity: isAnything,
  signature: optional(isSignature),
});

const isPass = shapeOf<CandidatePass>({
  kind: isText,
  part: isText,
  version: isText,
  digest: isText,
  beside: shapeOf<CandidatePass['beside']>({ n: isCount, hash: isText }),
  versions: recordOf(isText, isText),
  journeys: listOf(isText),
  at: isText,
  by: isText,
  signature: optional(isSignature),
});

const isGrant = shapeOf<PathGrant>({ prefix: isText, access: listOf(isText) });

/** A revision is built on an earlier one: a link upwards would lead whoever follows the links in a circle. */
const isBuiltBelow = (n: number): Check =>
  shapeOf<NonNullable<Revision['previous']>>({
    n: (before) => isCount(before) && Number(before) < n,
    hash: isText,
  });

/**
 * Whether a parsed record is the revision with that number. Its action may be a word that only a newer release
 * knows.
 */
export const isRevision = (value: unknown, n: number): value is Revision =>
  shapeOf<Revision>({
    n: (number) => number === n,
    at: isText,
    by: isText,
    reason: isText,
    action: isText,
    part: optional(isText),
    live: recordOf(isPartName, isLivePart),
    forced: isAnything,
    severity: isAnything,
    previous: optional(isBuiltBelow(n)),
    restored: isAnything,
    freeze: optional(shapeOf<Freeze>({ by: isText, at: isText, reason: isText, until: optional(isText) })),
    grants: optional(recordOf(isPartName, listOf(isGrant))),
    passRule: optional(shapeOf<PassRule>({ by: isText, at: isText, reason: isText, days: isCount })),
    passes: optional(listOf(isPass)),
    tree: optional(
      shapeOf<SourceTree>({ commit: isText, dirty: isAnything, older: optional(listOf(isText)) }),
    ),
    proposal: optional(isProposal),
    signature: optional(isSignature),
  })(value);
