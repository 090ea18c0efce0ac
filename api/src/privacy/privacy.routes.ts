/** Lets people export and erase their data. Calls of our own, feature `privacy`. */
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { DataExport } from '@ilera/contracts/api';
import { recordAccess } from '../audit/read-audited';
import { claimEvidence, claims, users, visitFiles, visits } from '../db/schema';
import { fieldError, signInFirst } from '../common/response-error';
import { endingOf } from '../evidence/evidence-name';
import { mountCall, success } from '../http/mount-call';
import { lockPerson } from '../people/lock-person';
import { lockMembership } from '../people/plan-owner';
import type { Services } from '../services';
import { collectData } from './collect-data';
import { erase } from './erase-person';
import { keptAfterErasure } from '../mail/privacy-mails';
import type { EvidenceStorage } from '../evidence/evidence-storage';

export function privacyRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const read = <T>(userId: number, work: (tx: Services['db']) => Promise<T>) =>
    db.transaction(async (tx) => {
      // Recorded first, so that the export contains its own audit entry.
      await recordAccess(tx, { what: 'export', subjectId: userId });
      return work(tx);
    });

  mountCall(app, services, 'exportData', async ({ caller }) =>
    success(await read(caller.id, (tx) => collectData(tx, caller.id, services.now()))),
  );

  mountCall(app, services, 'exportFiles', async ({ caller, reply }) => {
    const { data, files } = await read(caller.id, async (tx) => ({
      data: await collectData(tx, caller.id, services.now()),
      files: await listFiles(tx, caller.id),
    }));
    void reply.header('content-disposition', 'attachment; filename="my-data.zip"');
    // Fastify streams the archive; in the contract's types a file is bytes.
    return Readable.from(exportZip(data, files, services.evidence)) as unknown as Uint8Array;
  });

  mountCall(app, services, 'eraseData', async ({ caller, body, request }) => {
    const [account] = await db.select().from(users).where(eq(users.id, caller.id));
    if (!account) throw signInFirst();
    // Outside the transaction, which must not wait for the hash. Google accounts have no password.
    if (
      account.passwordHash &&
      !(await services.passwords.matches(account.passwordHash, body.password ?? ''))
    )
      throw fieldError('password', 'Your password is not right');
    await erase(services, request.log, async (tx) => {
      await lockMembership(tx, caller.id);
      const person = await lockPerson(tx, caller.id);
      // This session has changed the password meanwhile.
      if (person?.passwordHash !== account.passwordHash) throw signInFirst();
      return person;
    });
    return success({ kept: keptAfterErasure }, 'Your account and your data were erased.');
  });
}

/**
 * The person's evidence and files for doctors, named by claim or visit, because the uploaded names may not be valid
 * file names.
 */
async function listFiles(tx: Services['db'], userId: number): Promise<ExportFile[]> {
  const rows = await tx
    .select({
      stored: claimEvidence.storedName,
      id: claimEvidence.id,
      type: claimEvidence.type,
      reference: claims.reference,
    })
    .from(claimEvidence)
    .innerJoin(claims, eq(claims.id, claimEvidence.claimId))
    .where(eq(claims.userId, userId))
    .orderBy(asc(claimEvidence.id));
  const ofVisits = await tx
    .select({
      stored: visitFiles.storedName,
      id: visitFiles.id,
      type: visitFiles.type,
      reference: visits.reference,
    })
    .from(visitFiles)
    .innerJoin(visits, eq(visits.id, visitFiles.visitId))
    .where(eq(visits.userId, userId))
    .orderBy(asc(visitFiles.id));
  return [...rows, ...ofVisits].map(({ stored, id, type, reference }) => ({
    stored,
    name: `evidence/${reference}-${id}.${endingOf(type)}`,
  }));
}

interface ExportFile {
  /** Name in the evidence store. */
  stored: string;
  /** Path in the archive. */
  name: string;
}

/**
 * The export as a ZIP archive of `data.json` and the files, written file by file, so that one file at a time is in
 * memory. A file that is missing in the store is left out.
 */
async function* exportZip(data: DataExport, files: ExportFile[], evidence: EvidenceStorage) {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const json = new ZipDeflate('data.json');
  zip.add(json);
  json.push(Buffer.from(JSON.stringify(data, null, 2)), true);
  yield* ready.splice(0);
  for (const { stored, name } of files) {
    const bytes = await evidence.get(stored);
    if (!bytes) continue;
    // Pictures and PDF files are compressed already.
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
