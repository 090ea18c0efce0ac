import type { Proposal, Revision } from '@shared/contracts';
import type { TrustedKey } from '../keys/keyring';
import type { Trust } from '../keys/load-keys';
import { canonicalJson } from '../keys/signing';
import { changedForEverybody, changedParts } from './changed-parts';
import { stampParts } from './next-revision';
import { applyProposal, rememberBad } from './place-version';

/** Milliseconds after which a proposal can no longer be approved, because the site has changed. */
const validFor = 7 * 86_400_000;

/** Milliseconds by which the clocks of those who propose and approve may differ. */
const tolerance = 3_600_000;

/** The revision that an approval makes, as far as it is known before it is written. */
type Approved = Pick<Revision, 'n' | 'at' | 'live'>;

/**
 * Why a revision is no approval of its proposal; undefined when it is one. The proposal must be signed by another key
 * that may publish it, lately, and what is live must be what the proposal makes of the revision before (Q12a).
 */
export function whyNotApproved(
  proposal: Proposal,
  approver: TrustedKey | undefined,
  before: Revision | undefined,
  after: Approved,
  { verify }: Trust,
): string | undefined {
  const author = proposal.signature && verify.keys.get(proposal.signature.key);
  if (!author || verify(proposal) !== 'valid') return 'its proposal is not signed by a trusted key';
  if (author.id === approver?.id) return `"${author.name}" cannot approve a proposal of its own`;
  if ('kind' in proposal) return 'its proposal is another record';
  if (author.until !== undefined && after.n > author.until)
    return `its proposal is signed by the key "${author.name}", which is trusted only until revision ${author.until}`;
  const age = Date.parse(after.at) - Date.parse(proposal.at);
  if (!(age >= -tolerance)) return `its proposal is dated ${proposal.at}, which is later than its approval`;
  if (age > validFor + tolerance) return 'its proposal is older than a week: propose it again';
  const foreign = changedParts(before, after.live).filter(
    (part) => author.parts && !author.parts.includes(part),
  );
  if (foreign.length > 0) return `the key "${author.name}" may not change ${foreign.join(', ')}`;
  const other = whatWasNotProposed(proposal, before, after);
  if (other) return `${other} is not what was proposed`;
  const isCanary =
    Object.values(proposal.parts).every(({ canary }) => canary) &&
    changedForEverybody(before, after.live).length === 0;
  const action = isCanary ? 'canary' : 'publish';
  if (author.actions && !author.actions.includes(action)) return `the key "${author.name}" may not ${action}`;
  return undefined;
}

/** The first part that is not what an approval would make of it. */
function whatWasNotProposed(
  proposal: Proposal,
  before: Revision | undefined,
  { n, live }: Approved,
): string | undefined {
  const differing = (proposed: Revision['live']): string[] => {
    const stamped = stampParts(before, proposed, n);
    const names = new Set([...Object.keys(stamped), ...Object.keys(live)]);
    return [...names].filter((name) => canonicalJson(stamped[name]) !== canonicalJson(live[name]));
  };
  const [first] = differing(applyProposal(before, proposal));
  return first && differing(withCanaries(before, proposal))[0] && first;
}

/** As `applyProposal`, with a canary beside the same version too, as approvals of earlier releases have it. */
function withCanaries(before: Revision | undefined, proposal: Proposal): Revision['live'] {
  const live = applyProposal(before, proposal);
  for (const [name, { version, digest, canary }] of Object.entries(proposal.parts)) {
    const then = before?.live[name];
    if (canary && then) live[name] = rememberBad({ ...then, canary: { version, digest, ...canary } }, then);
  }
  return live;
}
