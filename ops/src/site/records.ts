import { isDeepStrictEqual } from 'node:util';
import type { Preview, Revision, LivePart } from '@shared/contracts';

/** A revision that is not served, and why. */
export interface RefusedRevision {
  n: number;
  reason: string;
}

/** A line of the history. */
export type HistoryEntry = Revision | RefusedRevision;

/** A version with the hash of its record. */
export type NamedVersion = Pick<LivePart, 'version' | 'digest'>;

/** One version of one part, with the hash of its record in the store. */
export type PartVersion = NamedVersion & { name: string };

/** The versions of a part that page loads can get: the live one, its canary, and the last good one. */
export const versionsOf = ({
  version,
  digest,
  canary,
  lastGood,
  lastGoodDigest = '',
}: LivePart): NamedVersion[] => [
  { version, digest },
  ...(canary ? [canary] : []),
  ...(lastGood ? [{ version: lastGood, digest: lastGoodDigest }] : []),
];

/** The same of all parts. */
export const versionsIn = (live: Revision['live']): PartVersion[] =>
  Object.entries(live).flatMap(([name, part]) => versionsOf(part).map((one) => ({ name, ...one })));

/** The bytes of a record, as the registry writes it. */
export const formatRecord = (record: Revision | Preview): Buffer =>
  Buffer.from(`${JSON.stringify(record, null, 2)}\n`);

/** A revision's bytes as a revision; undefined for anything that is not the revision with that number. */
export function parseRevision(body: Buffer, n: number): Revision | undefined {
  const revision = parse(body) as Partial<Revision> | undefined;
  return revision?.n === n && revision.live ? (revision as Revision) : undefined;
}

/** A preview's bytes as a preview; undefined for anything else. */
export function parsePreview(body: Buffer | undefined): Preview | undefined {
  const preview = body && (parse(body) as Partial<Preview> | undefined);
  return preview?.kind === 'preview' && preview.parts ? (preview as Preview) : undefined;
}

/** What is in it is believed for its signature: the registry alone writes records. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Parts that differ between two revisions. */
export function changedParts(before: Revision | undefined, after: Revision['live']): string[] {
  const names = new Set([...Object.keys(before?.live ?? {}), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before?.live[name], after[name])).sort();
}
