/** Photographs and PDFs that a person sends to the doctor of a visit (R4.102). */
import { asc, eq } from 'drizzle-orm';
import { maxVisitFiles } from '@ilera/contracts';
import type { VisitFile } from '@ilera/contracts/api';
import { fieldError, unprocessable } from '../../common/response-error';
import type { Database } from '../../db/database';
import { visitFiles } from '../../db/schema';
import type { EvidenceFile } from '../../evidence/read-upload';
import { lockPerson } from '../../people/lock-person';
import { lockVisit } from '../../visits/find-visit';
import { stateOf, type VisitFacts } from '../../visits/select-visits';

const rowsOf = (db: Database, visitId: number) =>
  db.select().from(visitFiles).where(eq(visitFiles.visitId, visitId)).orderBy(asc(visitFiles.id));

export async function filesOf(db: Database, visitId: number): Promise<VisitFile[]> {
  const rows = await rowsOf(db, visitId);
  return rows.map(({ id, originalName, bytes }) => ({ id, name: originalName, bytes }));
}

/** Throws 422 if the visit no longer takes files. */
export function checkTakesFiles({ row }: VisitFacts): void {
  if (!['waiting', 'started'].includes(stateOf(row))) throw unprocessable('This visit is over.');
}

/**
 * Adds files that the visit does not have yet; a file sent twice is stored once. Throws 422 for too many.
 * @returns all files of the visit, and the names of the added ones
 */
export async function addVisitFiles(db: Database, reference: string, files: EvidenceFile[]) {
  return db.transaction(async (tx) => {
    const visit = await lockVisit(tx, reference);
    // Throws 401 if the session ended during the upload.
    if (visit.row.userId !== null) await lockPerson(tx, visit.row.userId);
    checkTakesFiles(visit);
    const rows = await rowsOf(tx, visit.row.id);
    const hashes = new Set(rows.map(({ sha256 }) => sha256));
    const addedNames: string[] = [];
    for (const { name, ...file } of files) {
      if (hashes.has(file.sha256)) continue;
      hashes.add(file.sha256);
      if (hashes.size > maxVisitFiles)
        throw fieldError('evidence', `A visit takes ${maxVisitFiles} files at most.`);
      await tx.insert(visitFiles).values({ ...file, visitId: visit.row.id, storedName: name });
      addedNames.push(name);
    }
    return { all: await filesOf(tx, visit.row.id), addedNames };
  });
}
