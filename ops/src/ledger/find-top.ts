import { getRecord } from '../store/get-record';
import { hintKey, revisionKey, type ReleaseStore } from '../store/release-store';

/** Numbers of revisions that follow each other in the store. */
export interface Run {
  bottom: number;
  top: number;
}

/** The end of a run. */
export interface Top {
  number: number;
  /** Whether another run may be above: this one then counts only after a listing. */
  isUnsure: boolean;
}

/** How far above the end a revision may be that the search did not come to, where some were lost in between. */
const beyond = [2, 16];

/**
 * A number that is in the store and above which nothing follows. Revisions have no gaps, so doubling steps and
 * then halving find the last one in about 2·log₂ n requests, n being how far it is from the last hint: the cost
 * of a look-up does not grow with the length of the history. What somebody else wrote above a gap may be found
 * in its place. Where revisions were lost, the search may end below them, by chance or by a chosen hint.
 * @param known the number of an existing revision, or 0; the one above it is then the next one, lost or not
 */
export async function findTop(store: ReleaseStore, known: number): Promise<Top> {
  const has = (n: number): Promise<boolean> => store.exists(revisionKey(n));
  let present = known || (await readHint(store));
  let step = 1;
  while (await has(present + step)) {
    present += step;
    step *= 2;
  }
  let absent = present + step;
  while (absent - present > 1) {
    const middle = Math.floor((present + absent) / 2);
    if (await has(middle)) present = middle;
    else absent = middle;
  }
  if (known > 0) return { number: present, isUnsure: false };
  const others = await Promise.all(beyond.map((distance) => has(present + distance)));
  return { number: present, isUnsure: present === 0 || others.includes(true) };
}

/** Everything between the gaps, the highest first, from one listing. */
export async function listRuns(store: ReleaseStore): Promise<Run[]> {
  const numbers = (await store.list('states/')).flatMap((key) => {
    const n = Number(/(\d+)\.json$/.exec(key)?.[1]);
    return n > 0 && key === revisionKey(n) ? [n] : [];
  });
  const runs: Run[] = [];
  for (const n of numbers.sort((a, b) => b - a)) {
    const last = runs.at(-1);
    if (last?.bottom === n + 1) last.bottom = n;
    else runs.push({ bottom: n, top: n });
  }
  return runs;
}

/** Used only where that revision exists. */
async function readHint(store: ReleaseStore): Promise<number> {
  const n = Number((await getRecord(store, hintKey))?.toString('utf8'));
  return Number.isSafeInteger(n) && n > 0 && (await store.exists(revisionKey(n))) ? n : 0;
}
