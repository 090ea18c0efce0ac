/** Limits the calls of one signed-in person, on all devices together. */
import { tooMany } from '../common/http-error';
import type { Services } from '../services';
import { countUse } from './count-use';

export interface PersonLimit {
  max: number;
  minutes: number;
}

/** Counts a use of the named call; throws a 429 with Retry-After beyond the limit. */
export async function limitPerson(
  services: Services,
  name: string,
  userId: number,
  { max, minutes }: PersonLimit,
): Promise<void> {
  if (!services.config.rateLimits) return;
  const now = services.now();
  const { count, endsAt } = await countUse(services.db, `${name} person ${userId}`, minutes * 60_000, now);
  if (count > max) throw tooMany(Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}
