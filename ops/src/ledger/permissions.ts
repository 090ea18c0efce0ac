import type { LivePart, Proposal, Revision } from '@shared/contracts';
import type { Trust } from '../keys/load-keys';
import type { KeyAction, TrustedKey } from '../keys/keyring';
import { changedForEverybody, changedParts } from './changed-parts';
import { whyGrantsRefused } from './grant-permissions';
import { whyNotPassed } from './passes';
import type { ReadPrevious } from './previous-revision';

/** How many revisions back a version must have been live for a key that may only roll back. */
const reach = 500;

/** Whether a freeze holds at the time of a revision. */
export const isFrozen = (freeze: Revision['freeze'], at: string): boolean =>
  freeze !== undefined && (!freeze.until || freeze.until > at);

/** Why a key may not sign what a revision changes; undefined when it may. */
export async function beyondPermission(
  key: TrustedKey,
  before: Revision | undefined,
  after: Revision,
  trust: Trust,
  readPrevious: ReadPrevious,
): Promise<string | undefined> {
  const who = `the key "${key.name}"`;
  const parts = changedParts(before, after.live);
  const foreign = parts.filter((part) => key.parts && !key.parts.includes(part));
  if (foreign.length > 0) return `${who} may not change ${foreign.join(', ')}`;
  const action = neededAction(before, after);
  if (!action) return `${who} may not ${after.action}: that takes a key without limits`;
  if (key.actions && !key.actions.includes(action)) return `${who} may not ${action}`;
  const beyondGrants = whyGrantsRefused(key, before, after);
  if (beyondGrants) return beyondGrants;
  if (JSON.stringify(before?.passRule) !== JSON.stringify(after.passRule))
    return `${who} may not change whether passes are required`;
  const isReturn = action === 'rollback' || action === 'pause';
  const unpassed = isReturn ? undefined : await whyNotPassed(before, after, trust, readPrevious);
  if (unpassed) return unpassed;
  const unapproved = after.proposal && whyNotApproved(after.proposal, key, parts, after.live, trust);
  if (unapproved) return unapproved;
  const isPublished = action === 'publish' || action === 'canary';
  if (isPublished && key.needsApproval) return `${who} needs a second key to approve what it publishes`;
  const isNew = isPublished || action === 'approve' || after.action === 'grant';
  if (isNew && before && isFrozen(before.freeze, after.at))
    return `publishing is frozen: "${before.freeze?.reason ?? ''}"`;
  if (action !== 'freeze' && JSON.stringify(before?.freeze) !== JSON.stringify(after.freeze))
    return `${who} may not change the freeze`;
  if (action === 'freeze' && parts.length > 0)
    return `a freeze changes no part, and this one changes ${parts.join(', ')}`;
  if (isReturn) {
    for (const name of parts)
      if (!(await wasLive(name, after.live[name], before, readPrevious)))
        return `${who} may only go back, and ${name} ${after.live[name]?.version ?? ''} was not live before`;
  }
  return undefined;
}

function neededAction(
  before: Revision | undefined,
  { action, proposal, live }: Revision,
): KeyAction | undefined {
  if (proposal) return 'approve';
  // Whoever signs chooses the word.
  if (action === 'canary' && changedForEverybody(before, live).length > 0) return 'publish';
  if (action === 'init') return 'publish';
  if (action === 'thaw') return 'freeze';
  if (action === 'revoke') return 'grant';
  return action === 'adopt' || action === 'require-pass' || action === 'waive-pass' ? undefined : action;
}

/**
 * Why an approval is invalid: the proposal must be signed by another key that may publish these parts, and
 * must equal what became live.
 */
export function whyNotApproved(
  proposal: Proposal,
  approver: TrustedKey | undefined,
  parts: string[],
  live: Revision['live'],
  { verify }: Trust,
): string | undefined {
  const author = proposal.signature && verify.keys.get(proposal.signature.key);
  if (!author || verify(proposal) !== 'valid') return 'its proposal is not signed by a trusted key';
  if (author.id === approver?.id) return `"${author.name}" cannot approve a proposal of its own`;
  if ('kind' in proposal) return 'its proposal is another record';
  const foreign = parts.filter((part) => author.parts && !author.parts.includes(part));
  if (foreign.length > 0) return `the key "${author.name}" may not change ${foreign.join(', ')}`;
  for (const name of new Set([...parts, ...Object.keys(proposal.parts)])) {
    const proposed = proposal.parts[name];
    const part = live[name];
    const becomes = proposed?.canary ? part?.canary : part;
    if (!proposed || becomes?.version !== proposed.version || becomes.digest !== proposed.digest)
      return `${name} is not what was proposed`;
  }
  const actions = Object.values(proposal.parts).map(({ canary }) => (canary ? 'canary' : 'publish'));
  const missing = actions.find((action) => author.actions && !author.actions.includes(action));
  return missing && `the key "${author.name}" may not ${missing}`;
}

/**
 * Whether a part, its fallback version included, consists of versions that were live in an earlier revision.
 */
export async function wasLive(
  name: string,
  part: LivePart | undefined,
  before: Revision | undefined,
  readPrevious: ReadPrevious,
): Promise<boolean> {
  if (!part || part.canary) return false;
  const wanted = new Set([`${part.version} ${part.digest ?? ''}`]);
  if (part.lastGood) wanted.add(`${part.lastGood} ${part.lastGoodDigest ?? ''}`);
  let revision = before;
  for (let steps = 0; revision && steps < reach && wanted.size > 0; steps += 1) {
    const then = revision.live[name];
    if (then) {
      wanted.delete(`${then.version} ${then.digest ?? ''}`);
      if (then.lastGood) wanted.delete(`${then.lastGood} ${then.lastGoodDigest ?? ''}`);
    }
    revision = wanted.size > 0 ? await readPrevious(revision) : undefined;
  }
  return wanted.size === 0;
}
