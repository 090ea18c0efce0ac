import type {
  Canary,
  CandidatePass,
  Freeze,
  LivePart,
  PassRule,
  PathGrant,
  Proposal,
  Revision,
} from '@shared/contracts';
import {
  anything,
  byPart,
  compile,
  count,
  listOf,
  objectOf,
  percent,
  signature,
  sourceTree,
  text,
  version,
} from './record-schema';

const livePart = objectOf<LivePart>(
  {
    version,
    digest: text,
    lastGood: version,
    lastGoodDigest: text,
    canary: objectOf<Canary>({ version, digest: text, percent, people: listOf(text) }, [
      'version',
      'percent',
      'people',
    ]),
    bad: listOf(text),
    revision: count,
  },
  ['version'],
);

const proposal = objectOf<Proposal>(
  {
    id: text,
    at: text,
    by: text,
    reason: text,
    parts: byPart(
      objectOf<Proposal['parts'][string]>(
        {
          version,
          digest: text,
          canary: objectOf<Omit<Canary, 'version' | 'digest'>>({ percent, people: listOf(text) }, [
            'percent',
            'people',
          ]),
        },
        ['version', 'digest'],
      ),
    ),
    severity: anything,
    signature,
  },
  ['id', 'at', 'by', 'reason', 'parts'],
);

const link = objectOf<NonNullable<Revision['previous']>>({ n: count, hash: text }, ['n', 'hash']);

const pass = objectOf<CandidatePass>(
  {
    kind: text,
    part: text,
    version: text,
    digest: text,
    beside: link,
    versions: { type: 'object', additionalProperties: text },
    together: byPart(
      objectOf<{ version: string; digest: string }>({ version, digest: text }, ['version', 'digest']),
    ),
    journeys: listOf(text),
    at: text,
    by: text,
    signature,
  },
  ['kind', 'part', 'version', 'digest', 'beside', 'versions', 'journeys', 'at', 'by'],
);

const revision = objectOf<Revision>(
  {
    n: count,
    at: text,
    by: text,
    reason: text,
    action: text,
    part: text,
    live: byPart(livePart),
    forced: anything,
    severity: anything,
    previous: link,
    restored: anything,
    freeze: objectOf<Freeze>({ by: text, at: text, reason: text, until: text }, ['by', 'at', 'reason']),
    grants: byPart(listOf(objectOf<PathGrant>({ prefix: text, access: listOf(text) }, ['prefix', 'access']))),
    passRule: objectOf<PassRule>({ by: text, at: text, reason: text, days: count }, [
      'by',
      'at',
      'reason',
      'days',
    ]),
    passes: listOf(pass),
    tree: sourceTree,
    proposal,
    signature,
  },
  ['n', 'at', 'by', 'reason', 'action', 'live'],
);

const hasShape = compile<Revision>(revision);

/** Whether a parsed record is a proposal, signed or not. */
export const isProposal = compile<Proposal>(proposal);

/**
 * Whether a parsed record is the revision with that number. Its action may be a word that only a newer release
 * knows. It is built on an earlier one: a link upwards would lead whoever follows the links in a circle.
 */
export const isRevision = (value: unknown, n: number): value is Revision =>
  hasShape(value) && value.n === n && (value.previous === undefined || value.previous.n < n);
