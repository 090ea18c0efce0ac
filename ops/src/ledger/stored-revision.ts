import type { SiteState } from '@shared/contracts';

/** Bytes in the place of a revision that are none. */
export class DamagedRevision extends Error {
  constructor(n: number) {
    super(`Revision ${n} of the ledger is damaged.`);
  }
}

/** Reads a revision's bytes. @throws DamagedRevision */
export function parseRevision(body: Buffer, n: number): SiteState {
  let state: Partial<SiteState> | null;
  try {
    state = JSON.parse(body.toString('utf8')) as SiteState | null;
  } catch {
    throw new DamagedRevision(n);
  }
  if (
    typeof state !== 'object' ||
    state?.n !== n ||
    typeof state.at !== 'string' ||
    typeof state.live !== 'object' ||
    state.live === null
  )
    throw new DamagedRevision(n);
  return state as SiteState;
}

/** Stands in the history for a revision that cannot be read. */
export const placeholder = (n: number): SiteState => ({
  n,
  at: '',
  by: '-',
  reason: '-',
  action: 'publish',
  live: {},
});
