import type { LivePart, Revision } from '@shared/contracts';
import { ReleaseRefused } from '../../site/refusal';
import type { Ledger } from '../ledger/ledger';

/**
 * Milliseconds after a rollback of a part in which another one must name its version, because two people may
 * act on one alarm.
 */
const justNow = 10 * 60_000;

/** A part at the time of a change. */
interface PartNow {
  ledger: Ledger;
  part: string;
  now: LivePart;
  /** ISO time, as the ledger has it. */
  at: string;
}

/** Refuses where the version that the caller saw is no longer live, and names who changed it. */
export async function refuseIfChanged({ ledger, part, now, at }: PartNow, seen: string): Promise<void> {
  if ([now.version, now.canary?.version].includes(seen)) return;
  throw new ReleaseRefused(
    `Refused, nothing changed: ${part} ${seen} is not live any more.\n  ${await whoChanged(ledger, now, at)}: ${part} is at ${now.version}.`,
  );
}

/**
 * Refuses where the canary that the caller saw or judged is no longer the one that runs, and names who changed it:
 * the one that replaced it has no verdict yet.
 */
export async function refuseOtherCanary({ ledger, part, now, at }: PartNow, seen: string): Promise<void> {
  if (now.canary?.version === seen) return;
  const runs = now.canary
    ? `the canary is ${now.canary.version}`
    : now.version === seen
      ? 'it is live for everybody'
      : 'no canary runs';
  throw new ReleaseRefused(
    `Refused, nothing changed: ${seen} is not the canary of ${part}, ${runs}.\n  ${await whoChanged(ledger, now, at)}.`,
  );
}

/**
 * Refuses a second "version before" shortly after a rollback: it would undo the first one, or go too far
 * back.
 */
export async function refuseIfJustRolledBack({ ledger, part, now, at }: PartNow): Promise<void> {
  const change = await lastChange(ledger, now);
  if (change?.action !== 'rollback' || Date.parse(at) - Date.parse(change.at) > justNow) return;
  throw new ReleaseRefused(
    `Refused, nothing changed: ${part} was rolled back just now.\n  ${describeLastChange(change, at)}: it is at ${now.version}.\n` +
      `  To go further back, say what you saw or where to: --from ${now.version}, or --to <version>`,
  );
}

/** The revision that changed a part last; undefined where it is damaged. */
export async function lastChange(ledger: Ledger, part: LivePart): Promise<Revision | undefined> {
  return part.revision === undefined ? undefined : ledger.read(part.revision);
}

/** `Bola did this 2 s ago (revision 88, rollback: "…")`. @param at now, as the ledger has it */
export function describeLastChange(change: Revision, at: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(at) - Date.parse(change.at)) / 1000));
  const ago =
    seconds < 120
      ? `${seconds} s ago`
      : seconds < 7200
        ? `${Math.round(seconds / 60)} min ago`
        : `on ${change.at}`;
  return `${change.by} did this ${ago} (revision ${change.n}, ${change.action}: "${change.reason}")`;
}

/** The same of a part's last change, or that nobody knows. */
export async function whoChanged(ledger: Ledger, part: LivePart, at: string): Promise<string> {
  const change = await lastChange(ledger, part);
  return change ? describeLastChange(change, at) : 'It was changed meanwhile';
}
