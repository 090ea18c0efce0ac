/**
 * A row of a member changes only with the cover of its owner locked, and a person joins a plan, or takes one of
 * their own up, only with theirs locked too (R4.75).
 */
import type { Database } from '../db/database';
import { HttpError } from '../common/http-error';
import { employerOf } from '../db/employer-of';
import { lockCover } from '../subscriptions/open-subscription';

/**
 * Locks the cover of a person and of the owner of the plan that they are on.
 * @returns the owner's id; null where they are on nobody's plan
 */
export async function lockMembership(tx: Database, userId: number): Promise<number | null> {
  const before = await employerOf(tx, userId);
  await lockCover(tx, userId, ...(before === null ? [] : [before]));
  const ownerId = await employerOf(tx, userId);
  // They joined a plan while this waited, and its owner is not locked.
  if (ownerId !== null && ownerId !== before)
    throw new HttpError(409, 'Your cover has changed a moment ago. Look at it and try again.');
  return ownerId;
}
