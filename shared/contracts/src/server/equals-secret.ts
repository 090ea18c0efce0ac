import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether somebody sent the secret that is expected. Takes the same time for every wrong one, so that nobody learns how much
 * of theirs is right, and compares digests, because secrets of different lengths cannot be.
 */
export const equalsSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));
