import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether the given secret equals the expected one. Every wrong secret takes the same time, so that nobody learns how
 * much of it is right. Compares digests, because the comparison needs equal lengths.
 */
export const equalsSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));
