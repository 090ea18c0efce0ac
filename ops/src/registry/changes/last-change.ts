import type { LivePart, Revision } from '@ilera/contracts';
import { ReleaseRefused } from '../../site/refusal';
import type { ChangeContext } from './change';

/**
 * Milliseconds after a rollback of a part in which another one must name its version, because two people may
 * act on one alarm.
 */
const justNow = 10 * 60_000;

/** What a change of a part is compared with. */
type Now = Pick<ChangeContext, 'ledger' | 'at'>;

/**
 * Refuses where the version that the caller saw or judged is no longer what it was, and names who changed it: one that
 * replaced a canary has no verdict yet.
 * @param as what it was: live or a canary, or a canary and nothing else
 */
export async function refuseIfChanged(
  context: Now,
  part: string,
  { now, seen, as }: { now: LivePart; seen: string; as: 'live' | 'canary' },
) {
  const { version, canary } = now;
  if (seen === canary?.version || (as === 'live' && seen === version)) return;
  throw new ReleaseRefused(
    `Refused, nothing changed: ${part} ${seen} is not ${as === 'live' ? 'live any more' : 'its canary'}.\n` +
      `  ${await whoChanged(context, now)}: ${part} is at ${version}, ${canary ? `its canary at ${canary.version}` : 'without a canary'}.`,
  );
}

/**
 * Refuses a second "version before" shortly after a rollback: it would undo the first one, or go too far
 * back.
 */
export async function refuseIfJustRolledBack(context: Now, part: string, now: LivePart) {
  const change = await lastChange(context, now);
  if (change?.action !== 'rollback' || Date.parse(context.at) - Date.parse(change.at) > justNow) return;
  throw new ReleaseRefused(
    `Refused, nothing changed: ${part} was rolled back just now.\n  ${await whoChanged(context, now)}: it is at ${now.version}.\n` +
      `  To go further back, say what you saw or where to: --from ${now.version}, or --to <version>`,
  );
}

/** The revision that changed a part last; undefined where it is damaged. */
export async function lastChange({ ledger }: Now, { revision }: LivePart): Promise<Revision | undefined> {
  return revision === undefined ? undefined : ledger.read(revision);
}

/** `Bola did this 2 s ago (revision 88, rollback: "…")`, of a part's last change. */
export async function whoChanged(context: Now, part: LivePart): Promise<string> {
  const change = await lastChange(context, part);
  if (!change) return 'It was changed meanwhile';
  const seconds = Math.max(0, Math.round((Date.parse(context.at) - Date.parse(change.at)) / 1000));
  const ago =
    seconds < 120
      ? `${seconds} s ago`
      : seconds < 7200
        ? `${Math.round(seconds / 60)} min ago`
        : `on ${change.at}`;
  return `${change.by} did this ${ago} (revision ${change.n}, ${change.action}: "${change.reason}")`;
}
