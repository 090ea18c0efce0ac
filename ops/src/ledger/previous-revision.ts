import type { Revision } from '@shared/contracts';
import { revisionHash } from '../keys/signing';

/** Returns the revision on which another one was built, found by its hash. */
export type ReadPrevious = (revision: Revision) => Promise<Revision | undefined>;

/** Reads the revision on which another one was built; undefined when the stored one has another hash. */
export const previousBy =
  (read: (n: number) => Promise<Revision | undefined>): ReadPrevious =>
  async ({ previous }) => {
    const before = previous && (await read(previous.n));
    return before && revisionHash(before) === previous.hash ? before : undefined;
  };
