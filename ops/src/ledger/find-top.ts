import { hintKey, revisionKey, type ReleaseStore } from '../store/release-store';

/** Numbers of revisions that follow each other in the store. */
export interface Run {
  bottom: number;
  top: number;
}

/**
 * A number that is in the store and above which nothing follows. Revisions have no gaps, so doubling steps and
 * then halving find the last one in about 2·log₂ n requests, n being how far it is from the last hint: the cost
 * of a look-up does not grow with the length of the history. What somebody else wrote above a gap may be found
 * in its place.
 * @param known the number of an existing revision, or 0
 */
export async function findTop(store: ReleaseStore, known: number): Promise<number> {
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
  return present;
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
  const n = Number((await store.get(hintKey))?.toString('utf8'));
  return Number.isSafeInteger(n) && n > 0 && (await store.exists(revisionKey(n))) ? n : 0;
}
