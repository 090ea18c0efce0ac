import type { Revision } from '@shared/contracts';
import type { TrustedKey } from '../keys/keyring';
import { changedGrants, changedParts } from './changed-parts';

/**
 * Why a key may not sign how a revision changes the grants of paths; undefined when it may. Paths are given by
 * ops: a key for some parts needs `Actions: grant`, and gives paths to these parts only. A grant changes no
 * part; a revocation only takes parts away, with their paths.
 */
export function whyGrantsRefused(
  key: TrustedKey,
  before: Revision | undefined,
  after: Revision,
): string | undefined {
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
    return parts.length > 0 ? `a grant changes no part, and this one changes ${parts.join(', ')}` : undefined;
  const kept = [...parts, ...remotes].filter((name) => after.live[name] ?? after.grants?.[name]);
  return kept.length > 0
    ? `a revocation takes away only, and this one changes ${kept.join(', ')}`
    : undefined;
}
