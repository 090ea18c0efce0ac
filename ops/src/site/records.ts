import type { Preview, Revision } from '@shared/contracts';

/** A revision that is not served, and why. */
export interface RefusedRevision {
  n: number;
  reason: string;
}

/** A line of the history. */
export type HistoryEntry = Revision | RefusedRevision;

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
