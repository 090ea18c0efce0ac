/** Sends stored files: a claim's to its owner or the claims desk, a visit's to staff who treat the patient. */
import type { FastifyReply } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../common/response-error';
import type { EvidenceStorage } from './evidence-storage';
import { recordAccess } from '../audit/read-audited';
import { claimEvidence, claims } from '../db/schema';
import type { Services } from '../services';

/** Sends a stored file as an attachment, so that browsers never render an upload within our origin. Throws 404. */
export async function sendEvidence(
  evidence: EvidenceStorage,
  reply: FastifyReply,
  file: { stored: string; name: string; type: string } | undefined,
): Promise<Uint8Array> {
  const bytes = file && (await evidence.get(file.stored));
  if (!bytes) throw notFound('This file');
  void reply
    .type(file.type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  return bytes;
}

/**
 * Sends a file of a claim. `ownerId` is the claim's person, or null for the claims desk. Throws 404 for a file that
 * does not exist or belongs to somebody else.
 */
export async function sendClaimEvidence(
  { db, evidence }: Services,
  reply: FastifyReply,
  file: { reference: string; id: number },
  ownerId: number | null,
): Promise<Uint8Array> {
  const found = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        stored: claimEvidence.storedName,
        name: claimEvidence.originalName,
        type: claimEvidence.type,
        subjectId: claims.userId,
      })
      .from(claimEvidence)
      .innerJoin(claims, eq(claims.id, claimEvidence.claimId))
      .where(
        and(
          eq(claimEvidence.id, file.id),
          eq(claims.reference, file.reference),
          ownerId === null ? undefined : eq(claims.userId, ownerId),
        ),
      );
    if (row) await recordAccess(tx, { what: 'evidence', subjectId: row.subjectId, record: file.reference });
    return row;
  });
  return sendEvidence(evidence, reply, found);
}
