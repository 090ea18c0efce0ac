import { createHash, randomBytes } from 'node:crypto';
import type { Preview } from '@shared/contracts';

/** A branch, sixteen random hexadecimal digits, and eight that check the parts: ids from before lack these. */
const pattern = /^(.+)-([0-9a-f]{16})([0-9a-f]{8})?$/;

const checkOf = (random: string, parts: string[]): string =>
  createHash('sha256')
    .update([random, ...[...parts].sort()].join(' '))
    .digest('hex')
    .slice(0, 8);

/**
 * A new id for previews of a branch with these parts and no others, so that a key for other parts can put no record
 * there (Q76).
 */
export function makePreviewId(branch: string, parts: string[]): string {
  const random = randomBytes(8).toString('hex');
  return `${branch}-${random}${checkOf(random, parts)}`;
}

/** Whether a preview's id is for its parts. */
export function isForParts({ id, parts }: Pick<Preview, 'id' | 'parts'>): boolean {
  const [, , random = '', check] = pattern.exec(id) ?? [];
  return check === checkOf(random, Object.keys(parts));
}

/** Whether an id is from before ids were for parts, and records had numbers. */
export const isOldId = (id: string): boolean => pattern.exec(id)?.[3] === undefined;

/** The branch in a preview's id. */
export const branchOf = ({ id }: Pick<Preview, 'id'>): string => pattern.exec(id)?.[1] ?? id;
