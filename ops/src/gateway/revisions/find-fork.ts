import type { Revision } from '@shared/contracts';
import { revisionHash } from '../../keys/signing';
import type { Ledger } from '../../ledger/ledger';
import { ifDamaged } from '../../ledger/stored-revision';
import type { RefusedRevision } from '../../ledger/verify-revision';
import type { Composition } from './composition';

/** Another history in the store than the one that is served. */
export interface Fork {
  message: string;
  /** Number of the `adopt --restored` revision that continues the history. */
  adopted?: number;
}

/** Whether the served revision is still in the store, unaltered. */
export async function findFork(ledger: Ledger, served: Revision): Promise<Fork | undefined> {
  const there = await ledger.read(served.n).catch(ifDamaged);
  if (there && revisionHash(there) === revisionHash(served)) return undefined;
  const { number, revision } = await ledger.latest();
  const message =
    `Revision ${served.n}, which is served, is ${there ? 'another one' : 'not'} in the store any more; it ends at ` +
    `${number}. It was restored to an earlier copy, or altered. What is served stays; to go on from what is there: ` +
    `pnpm release adopt ${revision?.n ?? number} --restored --reason "…"`;
  if (!revision) return { message };
  const adopted = await findRestoration(ledger, revision, served);
  return { message, ...(adopted ? { adopted: revision.n } : {}) };
}

/**
 * The nearest `adopt --restored` that is younger than the served revision, so that an old one in an old copy
 * does not count.
 */
async function findRestoration(
  ledger: Ledger,
  newest: Revision,
  served: Revision,
): Promise<Revision | undefined> {
  let revision: Revision | undefined = newest;
  while (revision && revision.at > served.at) {
    if (revision.restored) return revision;
    revision = await readPrevious(ledger, revision);
  }
  return undefined;
}

async function readPrevious(ledger: Ledger, { previous }: Revision): Promise<Revision | undefined> {
  const before = previous && (await ledger.read(previous.n).catch(ifDamaged));
  return before && revisionHash(before) === previous.hash ? before : undefined;
}

/** The next revision to serve. */
export interface Next {
  composition?: Composition;
  refused: RefusedRevision[];
  /** Why the newest valid revision is not followed: it was not built on the served one. */
  divergence?: string;
}

/**
 * The newest revision above the served one that is valid, complete, and built on it.
 * @param tryCompose returns the composition, or why there is none
 */
export async function nextOf(
  ledger: Ledger,
  served: Revision | undefined,
  tryCompose: (revision: Revision) => Promise<Composition | string>,
): Promise<Next> {
  const floor = served?.n ?? 0;
  const refused: RefusedRevision[] = [];
  const latest = await ledger.latest(floor, floor);
  refused.push(...latest.refused);
  let { revision } = latest;
  while (revision) {
    if (served && !(await descends(ledger, revision, served)))
      return {
        refused,
        divergence:
          `Revision ${revision.n} was not built on revision ${served.n}, which is served: the history forked. ` +
          `What is served stays. Look at: pnpm release history`,
      };
    const composed = await tryCompose(revision);
    if (typeof composed !== 'string') return { composition: composed, refused };
    refused.push({ n: revision.n, why: 'incomplete', reason: composed.replace(/\.$/, '') });
    revision = await newestBelow(ledger, revision.n, floor, refused);
  }
  return { refused };
}

async function newestBelow(
  ledger: Ledger,
  n: number,
  floor: number,
  refused: RefusedRevision[],
): Promise<Revision | undefined> {
  for (let number = n - 1; number > floor; number -= 1) {
    const { revision } = await ledger.readJudged(number);
    if (!('why' in revision)) return revision;
    if (revision.why !== 'damaged') refused.push(revision);
  }
  return undefined;
}

/** Follows the links of the chain down. In histories from before there were links the numbers decide. */
async function descends(ledger: Ledger, revision: Revision, served: Revision): Promise<boolean> {
  let one: Revision | undefined = revision;
  while (one) {
    const { previous }: Revision = one;
    if (!previous || one.restored) return true;
    if (previous.n === served.n) return previous.hash === revisionHash(served);
    if (previous.n < served.n) return false;
    one = await readPrevious(ledger, one);
  }
  return false;
}
