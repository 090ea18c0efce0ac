/** Files for the doctor: people send them, staff who treat the patient open them. Feature `visit-files`. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAccess } from '../../audit/read-audited';
import { notFound } from '../../common/response-error';
import { visitFiles } from '../../db/schema';
import { noEvidence, withUpload } from '../../evidence/read-upload';
import { sendEvidence } from '../../evidence/send-evidence';
import { createUploadSlots } from '../../evidence/upload-slots';
import { mountCall, success } from '../../http/mount-call';
import type { Services } from '../../services';
import { findOwnVisit, findVisit } from '../../visits/find-visit';
import { checkRecordAccess } from '../visit/record-access';
import type { VisitFacts } from '../../visits/select-visits';
import { addVisitFiles, checkTakesFiles } from './visit-files';
import { visitOfToken } from '../../visits/guest-token';

/** No file is read before the visit's owner is checked. */
export function fileRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const slots = createUploadSlots(services.config.rateLimits);

  async function receive(
    request: FastifyRequest,
    find: (fields: Record<string, string>) => Promise<VisitFacts>,
  ) {
    let giveBack: (() => void) | null = null;
    let visit: VisitFacts | null = null;
    const check = async (fields: Record<string, string>) => {
      if (visit) return;
      visit = await find(fields);
      checkTakesFiles(visit);
      giveBack = slots.take(visit.row.userId ?? `guest's visit ${visit.row.id}`);
    };
    try {
      return await withUpload(request, services, check, async ({ files, keptNames }) => {
        const found = visit as VisitFacts | null;
        if (!found || files.length === 0) throw noEvidence();
        const { all, addedNames } = await addVisitFiles(db, found.row.reference, files);
        for (const name of addedNames) keptNames.add(name);
        return success(all, 'Your doctor can see what you sent.');
      });
    } finally {
      (giveBack as (() => void) | null)?.();
    }
  }

  mountCall(app, services, 'sendVisitFiles', ({ params: { reference }, caller, request }) =>
    receive(request, () => findOwnVisit(db, reference, caller.id)),
  );

  mountCall(app, services, 'sendGuestFiles', ({ request }) =>
    receive(request, ({ token = '' }) => visitOfToken(db, services, token)),
  );

  mountCall(app, services, 'clinicFile', async ({ params: { reference, id }, caller, reply }) => {
    const file = await db.transaction(async (tx) => {
      const visit = await findVisit(tx, reference);
      await checkRecordAccess(tx, visit, caller.id);
      const { storedName: stored, originalName: name, type } = visitFiles;
      const [row] = await tx
        .select({ stored, name, type })
        .from(visitFiles)
        .where(and(eq(visitFiles.id, id), eq(visitFiles.visitId, visit.row.id)));
      if (!row) throw notFound('This file');
      await recordAccess(tx, { what: 'evidence', subjectId: visit.row.userId, record: reference });
      return row;
    });
    return sendEvidence(services.evidence, reply, file);
  });
}
