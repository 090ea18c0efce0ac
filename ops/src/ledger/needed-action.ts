import type { LivePart, Revision } from '@shared/contracts';
import type { KeyAction } from '../keys/keyring';
import { canonicalJson } from '../keys/signing';
import { changedParts } from './changed-parts';
import { rememberBad } from './place-version';

/**
 * What a limited key must be allowed to do to sign a revision; undefined where none may. Whoever signs chooses the
 * word, so each word is bound to what its command changes, and one that no command writes is for no limited key (Q12a).
 */
export function neededAction(
  before: Revision | undefined,
  { action, proposal, live }: Revision,
): KeyAction | undefined {
  if (proposal) return action === 'publish' || action === 'canary' ? 'approve' : undefined;
  switch (action) {
    case 'init':
    case 'publish':
      return 'publish';
    case 'canary':
      return changesCanariesOnly(before, live) ? 'canary' : 'publish';
    case 'rollback':
    case 'pause':
      return action;
    case 'freeze':
    case 'thaw':
      return 'freeze';
    case 'grant':
    case 'revoke':
      return 'grant';
    default:
      return undefined;
  }
}

/** Whether nothing differs but canaries, and what beginning or stopping one does to the list of bad versions. */
function changesCanariesOnly(before: Revision | undefined, live: Revision['live']): boolean {
  return changedParts(before, live).every((name) => {
    const [then, now] = [before?.live[name], live[name]];
    return (
      then && now && canonicalJson(plain(then)) === canonicalJson(plain(now)) && hasBadOfCanary(then, now)
    );
  });
}

const plain = ({ canary: _canary, bad: _bad, revision: _revision, ...rest }: LivePart): object => rest;

function hasBadOfCanary(then: LivePart, now: LivePart): boolean {
  const stopped = then.canary && !now.canary ? [then.canary.version] : [];
  return [then.bad, rememberBad(now, then).bad, rememberBad(now, then, stopped).bad].some(
    (bad) => canonicalJson(bad) === canonicalJson(now.bad),
  );
}
