import type { LivePart, Revision } from '@ilera/contracts';
import { ReleaseRefused } from '../../site/refusal';
import type { ChangeContext } from './change';

/** Time after a rollback in which another one must name its version: two people may act on one alarm. */
const recentRollbackMs = 10 * 60_000;

/** The ledger, and the time of the change. */
type LedgerAt = Pick<ChangeContext, 'ledger' | 'at'>;

/**
 * Refuses where the version that the caller saw or judged has lost its role since, and names who changed the part.
 * @param as role in which the caller saw the version; a canary passes as live, too
 */
export async function refuseIfChanged(
  context: LedgerAt,
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

/** Refuses a rollback without a version shortly after another one: it would undo that one, or go too far back. */
export async function refuseIfJustRolledBack(context: LedgerAt, part: string, now: LivePart) {
  const change = await lastChange(context, now);
  if (change?.action !== 'rollback') return;
  // A clock that was ahead must not stop rollbacks until its time has come.
  if (Math.abs(Date.parse(context.at) - Date.parse(change.at)) > recentRollbackMs) return;
  throw new ReleaseRefused(
    `Refused, nothing changed: ${part} was rolled back just now.\n  ${await whoChanged(context, now)}: it is at ${now.version}.\n` +
      `  To go further back, say what you saw or where to: --from ${now.version}, or --to <version>`,
  );
}

/** Reads the revision that changed a part last; undefined where none is recorded or valid. */
export async function lastChange(
  { ledger }: LedgerAt,
  { revision }: LivePart,
): Promise<Revision | undefined> {
  return revision === undefined ? undefined : ledger.read(revision);
}

/** Describes the last change of a part: `Bola did this 2 s ago (revision 88, rollback: "…")`. */
export async function whoChanged(context: LedgerAt, part: LivePart): Promise<string> {
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
