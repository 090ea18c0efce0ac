/** Removes files that no claim or visit refers to, left behind by interrupted uploads and killed processes. */
import { inArray } from 'drizzle-orm';
import { dayMs } from '@ilera/format';
import { claimEvidence, visitFiles } from '../db/schema';
import type { Services } from '../services';

const batch = 500;

/** Files younger than a day may belong to a claim that is being stored. */
export async function removeOrphans({ db, evidence, now }: Services): Promise<number> {
  const old = (await evidence.list())
    .filter(({ modifiedAt }) => now().getTime() - modifiedAt.getTime() > dayMs)
    .map(({ name }) => name);
  let removed = 0;
  for (let at = 0; at < old.length; at += batch) {
    const names = old.slice(at, at + batch);
    const rows = await db
      .select({ name: claimEvidence.storedName })
      .from(claimEvidence)
      .where(inArray(claimEvidence.storedName, names))
      .union(
        db
          .select({ name: visitFiles.storedName })
          .from(visitFiles)
          .where(inArray(visitFiles.storedName, names)),
      );
    const known = new Set(rows.map(({ name }) => name));
    for (const name of names.filter((other) => !known.has(other))) {
      await evidence.remove(name);
      removed += 1;
    }
  }
  return removed;
}
