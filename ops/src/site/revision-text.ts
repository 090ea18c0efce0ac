import type { Revision } from '@ilera/contracts';
import { describeAudience, describeChange } from './change-text';

/** A revision that is not served, and why. */
export interface RefusedRevision {
  n: number;
  reason: string;
}

/** A line of the history. */
export type HistoryEntry = Revision | RefusedRevision;

/** `2026-11-20 14:02:09 UTC`: sortable, readable, and with its zone. */
export const formatTime = (iso: string): string =>
  iso ? `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC` : 'at no time';

/**
 * Formats the live versions of a revision and their times, below the later revisions that were refused.
 * @param at ISO time for which a freeze is checked; unset: now
 */
export function formatStatus(revision: Revision, refused: RefusedRevision[], at?: string): string {
  const parts = Object.entries(revision.live).flatMap(([name, { version, since = '', lastGood, canary }]) => [
    `${name} ${version}, since ${formatTime(since)}${lastGood ? `, falls back to ${lastGood.version}` : ''}`,
    ...(canary ? [`  its canary ${canary.version}, ${describeAudience(canary)}`] : []),
  ]);
  return [
    ...refused.map(({ n, reason }) => `NOT LIVE: revision ${n} is ${reason}`),
    ...describeRevision(revision),
    ...describeFreeze(revision, at),
    '',
    ...parts,
  ].join('\n');
}

/** Describes a revision in two lines: number and time; author, action and reason. */
export const describeRevision = ({ n, at, by, action, reason }: Revision): [string, string] => [
  `Revision ${n}, since ${formatTime(at)},`,
  `by ${by}: ${action}, "${reason}"`,
];

/** `FROZEN until … by …` where a freeze is in force, else no line. @param at ISO time */
export function describeFreeze({ freeze }: Revision, at = new Date().toISOString()): string[] {
  if (!freeze || (freeze.until && freeze.until <= at)) return [];
  const end = freeze.until ? ` until ${formatTime(freeze.until)}` : '';
  return [`FROZEN${end} by ${freeze.by}: "${freeze.reason}"`];
}

/**
 * Formats the history, newest first, each change with its effects and reason on lines below.
 * @param count maximum of entries; one more revision is needed to describe the oldest change
 */
export function formatHistory(entries: HistoryEntry[], count = entries.length): string {
  if (entries.length === 0) return 'No history yet.';
  return entries
    .slice(0, count)
    .map((entry, index) => describeEntry(entry, entries.slice(index + 1)).join('\n      '))
    .join('\n');
}

/** Formats one change of the history in lines. @param older the entries before it */
export function describeEntry(entry: HistoryEntry, older: HistoryEntry[]): string[] {
  const number = String(entry.n).padStart(4);
  if (!('live' in entry)) return [`${number}  NOT LIVE: ${entry.reason}`];
  const [before] = onlyValid(older);
  const head = [number, formatTime(entry.at), describeAction(entry), describeAuthor(entry)];
  return [head.join('  '), ...describeChange(entry, before), entry.reason];
}

/** Author, with repository and commit of a pipeline. */
const describeAuthor = ({ by, source }: Revision): string => {
  const commit = source?.commit?.replace(/^([0-9a-f]{8})[0-9a-f]*/, '$1');
  return [by, source?.repository, commit && `commit ${commit}`].filter(Boolean).join(', ');
};

/** Keeps the valid revisions of a history, which were live. */
export const onlyValid = (entries: HistoryEntry[]): Revision[] => entries.filter((entry) => 'live' in entry);

/** The action of a change and its flags: `publish (forced)`. */
export const describeAction = ({ n, action, forced, urgent }: Revision): string => {
  const how = [...(forced ? ['forced'] : []), ...(urgent === n ? ['open tabs load again'] : [])];
  return how.length > 0 ? `${action} (${how.join(', ')})` : action;
};
