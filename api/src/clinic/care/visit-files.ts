/** Photographs and PDFs that a person sends to the doctor of a visit (R4.102). */
import { asc, eq } from 'drizzle-orm';
import { mostVisitFiles } from '@shared/contracts';
import type { VisitFile } from '@shared/contracts/api';
import { fieldError, unprocessable } from '../../common/http-error';
import type { Database } from '../../db/database';
import { visitFiles } from '../../db/schema';
import type { EvidenceFile } from '../../evidence/read-upload';
import type { Services } from '../../services';
import { lockPerson } from '../../sessions/lock-person';
import { lockVisit } from '../../visits/lock-visit';
import { stateOf, type VisitFacts } from '../../visits/select-visits';

const rowsOf = (db: Database, visitId: number) =>
  db.select().from(visitFiles).where(eq(visitFiles.visitId, visitId)).orderBy(asc(visitFiles.id));

/** The names of a visit's files. */
export async function filesOf(db: Database, visitId: number): Promise<VisitFile[]> {
  const rows = await rowsOf(db, visitId);
  return rows.map(({ id, originalName, bytes }) => ({ id, name: originalName, bytes }));
}

/** Throws 422 where a visit takes no files any more. */
export function checkTakesFiles({ row }: VisitFacts): void {
  if (!['waiting', 'started'].includes(stateOf(row))) throw unprocessable('This visit is over.');
}

/** Stores what the visit does not have yet: sent twice, a file is there once. Throws 422 for too many. */
export async function storeVisitFiles(
  { db, evidence }: Services,
  reference: string,
  files: EvidenceFile[],
): Promise<VisitFile[]> {
  const kept = new Set<string>();
  const stored: string[] = [];
  try {
    // Before the transaction, which must not wait for storage while it uses a connection.
    for (const file of files) {
      await evidence.put(file.name, file);
      stored.push(file.name);
    }
    return await db.transaction(async (tx) => {
      const visit = await lockVisit(tx, reference);
      // Throws 401 where the session has ended while the files came.
      if (visit.row.userId !== null) await lockPerson(tx, visit.row.userId);
      checkTakesFiles(visit);
      const before = await rowsOf(tx, visit.row.id);
      const known = new Set(before.map(({ sha256 }) => sha256));
      for (const { name, sha256, originalName, type, bytes } of files) {
        if (known.has(sha256)) continue;
        known.add(sha256);
        if (known.size > mostVisitFiles)
          throw fieldError('evidence', `A visit takes ${mostVisitFiles} files at most.`);
        const file = { storedName: name, sha256, originalName, type, bytes };
        await tx.insert(visitFiles).values({ visitId: visit.row.id, ...file });
        kept.add(name);
      }
      return filesOf(tx, visit.row.id);
    });
  } catch (error) {
    kept.clear();
    throw error;
  } finally {
    await Promise.all(stored.filter((name) => !kept.has(name)).map((name) => evidence.remove(name)));
  }
}
