import type { Revision } from '@shared/contracts';
import { parseRecord } from '../store/parse-record';
import { isRevision } from './revision-shape';

/** Thrown for a revision of the store that is none: whoever may write there can leave anything. */
export class DamagedRevision extends Error {
  constructor(n: number) {
    super(`Revision ${n} of the ledger is damaged.`);
  }
}

/** Reads a revision's bytes. @throws DamagedRevision for anything that is not the revision with that number (Q12a) */
export function parseRevision(body: Buffer, n: number): Revision {
  const revision = parseRecord(body);
  if (!isRevision(revision, n)) throw new DamagedRevision(n);
  return revision;
}

/** For `catch`: a damaged revision counts as missing; a store that does not respond does not. */
export function ifDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedRevision)) throw error;
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
