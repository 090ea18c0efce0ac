import type { Pairing } from './pairings';
import type { Outcome } from './try-composition';

/** Serves one composition under a name and runs journeys on it. */
export type TryVersions = (
  name: string,
  versions: Pairing['versions'],
  journeys: Pairing['journeys'],
) => Promise<Outcome>;

/**
 * Tests a pairing. Where it fails, the earlier site is tested without the part: when that fails too, the part
 * is not at fault and the outcome is `broken`.
 */
export async function judge(
  { part, column, versions, journeys, control }: Pairing,
  tryVersions: TryVersions,
): Promise<Outcome> {
  const outcome = await tryVersions(`${part} ${column}`, versions, journeys);
  if (outcome.result !== 'failed' || !control) return outcome;
  const alone = await tryVersions(`${part} ${column} control`, control, journeys);
  return alone.result === 'failed' ? { ...outcome, result: 'broken', notes: alone.notes } : outcome;
}
