/** Limits uses of a key over all networks and processes. */
import { tooMany } from '../common/http-error';
import type { Services } from '../services';
import { countUse } from './count-use';

export interface UseLimit {
  max: number;
  minutes: number;
}

/** Counts a use; throws a 429 with Retry-After beyond the limit. */
export async function limitUses(services: Services, key: string, { max, minutes }: UseLimit): Promise<void> {
  if (!services.config.rateLimits) return;
  const now = services.now();
  const { count, endsAt } = await countUse(services.db, key, minutes * 60_000, now);
  if (count > max) throw tooMany(Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}
