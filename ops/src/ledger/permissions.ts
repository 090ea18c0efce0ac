import type { LivePart, Revision } from '@shared/contracts';
import type { Trust } from '../keys/load-keys';
import type { TrustedKey } from '../keys/keyring';
import { canonicalJson } from '../keys/signing';
import { whyNotApproved } from './approval';
import { changedParts } from './changed-parts';
import { whyGrantsRefused } from './grant-permissions';
import { neededAction } from './needed-action';
import { whyNotPassed } from './passes';
import type { ReadPrevious } from './previous-revision';
import { whyTooLarge } from './revision-size';

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
  const tooLarge = whyTooLarge(before, after);
  if (tooLarge) return tooLarge;
  const who = `the key "${key.name}"`;
  const parts = changedParts(before, after.live);
  const foreign = parts.filter((part) => key.parts && !key.parts.includes(part));
  if (foreign.length > 0) return `${who} may not change ${foreign.join(', ')}`;
  const action = neededAction(before, after);
  if (!action) return `${who} may not ${after.action}: that takes a key without limits`;
  if (key.actions && !key.actions.includes(action)) return `${who} may not ${action}`;
  const beyondGrants = await whyGrantsRefused(key, before, after, readPrevious);
  if (beyondGrants) return beyondGrants;
  const gone = parts.filter((name) => !after.live[name]);
  if (gone.length > 0 && after.action !== 'revoke')
    return `${who} takes parts away by a revocation only, and this one takes away ${gone.join(', ')}`;
  if (after.restored !== undefined)
    return `${who} may not say that the store was restored: that takes a key without limits`;
  if (canonicalJson(before?.passRule) !== canonicalJson(after.passRule))
    return `${who} may not change whether passes are required`;
  const isReturn = action === 'rollback' || action === 'pause';
  const unpassed = isReturn ? undefined : await whyNotPassed(before, after, trust, readPrevious);
  if (unpassed) return unpassed;
  const unapproved = after.proposal && whyNotApproved(after.proposal, key, before, after, trust);
  if (unapproved) return unapproved;
  const isPublished = action === 'publish' || action === 'canary';
  if (isPublished && key.needsApproval) return `${who} needs a second key to approve what it publishes`;
  const isNew = isPublished || action === 'approve' || after.action === 'grant';
  if (isNew && before && isFrozen(before.freeze, after.at))
    return `publishing is frozen: "${before.freeze?.reason ?? ''}"`;
  if (action !== 'freeze' && canonicalJson(before?.freeze) !== canonicalJson(after.freeze))
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
