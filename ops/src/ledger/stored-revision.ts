import type { Revision } from '@shared/contracts';

/** Thrown for bytes of a revision that cannot be parsed. */
export class DamagedRevision extends Error {
  constructor(n: number) {
    super(`Revision ${n} of the ledger is damaged.`);
  }
}

/** Reads a revision's bytes. @throws DamagedRevision */
export function parseRevision(body: Buffer, n: number): Revision {
  let revision: Partial<Revision> | null;
  try {
    revision = JSON.parse(body.toString('utf8')) as Revision | null;
  } catch {
    throw new DamagedRevision(n);
  }
  if (
    typeof revision !== 'object' ||
    revision?.n !== n ||
    typeof revision.at !== 'string' ||
    typeof revision.live !== 'object' ||
    revision.live === null
  )
    throw new DamagedRevision(n);
  return revision as Revision;
}

/** Stands in the history for a revision that cannot be read. */
export const placeholder = (n: number): Revision => ({
  n,
  at: '',
  by: '-',
  reason: '-',
  action: 'publish',
  live: {},
});
