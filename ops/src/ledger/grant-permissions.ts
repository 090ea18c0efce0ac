import { isWithin, type PathGrants, type Revision } from '@shared/contracts';
import type { TrustedKey } from '../keys/keyring';
import { changedGrants, changedParts } from './changed-parts';
import type { ReadPrevious } from './previous-revision';

/** How many revisions back a remote must have had paths of ops, all the time that it was live. */
const reach = 500;

/**
 * Why a key may not sign how a revision changes the grants of paths; undefined when it may (Q56). Paths are given by
 * ops: a key for some parts needs `Actions: grant`, and gives paths to these parts only, and none that another one
 * has. A grant changes no part; a revocation only takes parts away, with their paths.
 */
export async function whyGrantsRefused(
  key: TrustedKey,
  before: Revision | undefined,
  after: Revision,
  readPrevious: ReadPrevious,
): Promise<string | undefined> {
  const who = `the key "${key.name}"`;
  const { action } = after;
  const remotes = changedGrants(before, after.grants);
  if (action !== 'grant' && action !== 'revoke')
    return remotes.length > 0 ? `${who} may not change the paths of ${remotes.join(', ')}` : undefined;
  if (key.needsApproval) return `${who} needs a second key to approve, which grants do not have`;
  if (key.parts && !key.actions?.includes('grant')) return `${who} may not grant`;
  const foreign = remotes.filter((remote) => key.parts && !key.parts.includes(remote));
  if (foreign.length > 0) return `${who} may not change the paths of ${foreign.join(', ')}`;
  const parts = changedParts(before, after.live);
  if (action === 'grant')
    return parts.length > 0
      ? `a grant changes no part, and this one changes ${parts.join(', ')}`
      : whyTaken(before?.grants, after.grants, remotes);
  const kept = [...parts, ...remotes].filter((name) => after.live[name] ?? after.grants?.[name]);
  if (kept.length > 0) return `a revocation takes away only, and this one changes ${kept.join(', ')}`;
  return whyNotTakenAway(key, before, parts, readPrevious);
}

/** Why remotes cannot have the paths that they get: another one has some of them. */
function whyTaken(before: PathGrants = {}, after: PathGrants = {}, remotes: string[]): string | undefined {
  for (const remote of remotes)
    for (const { prefix } of after[remote] ?? []) {
      if (before[remote]?.some((one) => one.prefix === prefix)) continue;
      const taken = Object.entries(after)
        .filter(([owner]) => owner !== remote)
        .flatMap(([owner, grants]) => grants.map((one) => ({ owner, prefix: one.prefix })))
        .find((one) => isWithin(one.prefix, prefix) || isWithin(prefix, one.prefix));
      if (taken) return `${remote} cannot have ${prefix}: ${taken.owner} has ${taken.prefix}`;
    }
  return undefined;
}

/**
 * Why a key may not take parts away. Which parts the shell names stands in no revision; one that was live without
 * paths of ops may be one of them.
 */
async function whyNotTakenAway(
  key: TrustedKey,
  before: Revision | undefined,
  parts: string[],
  readPrevious: ReadPrevious,
): Promise<string | undefined> {
  if (key.parts) return undefined;
  const needed = 'that takes a key without limits, or one whose Parts name it';
  let there = parts;
  let revision = before;
  for (let steps = 0; revision && steps < reach; steps += 1) {
    const { live, grants, previous }: Revision = revision;
    there = parts.filter((name) => live[name]);
    const bare = there.find((name) => !grants?.[name]);
    if (bare)
      return `the key "${key.name}" takes away only what lives on paths of ops, and ${bare} was live without: ${needed}`;
    if (there.length === 0 || !previous) return undefined;
    revision = await readPrevious(revision);
  }
  return there[0] && `${there[0]} was live for more than ${reach} revisions, or some are missing: ${needed}`;
}
