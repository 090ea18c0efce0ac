/** Sends stored files: those of a claim to its owner or the claims desk, those of a visit to who treats the person. */
import type { FastifyReply } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../common/response-error';
import type { EvidenceStorage } from './evidence-storage';
import { recordRead } from '../audit/read-audited';
import { claimEvidence, claims } from '../db/schema';
import type { Services } from '../services';

/** The stored file's bytes, always as an attachment, so that an upload is never rendered inside our origin. Throws 404. */
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
 * The file's bytes. `ownerId` limits it to that person's claims; null is the claims desk. Throws 404 for a file that
 * does not exist or is another person's.
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
    if (row) await recordRead(tx, { what: 'evidence', subjectId: row.subjectId, record: file.reference });
    return row;
  });
  return sendEvidence(evidence, reply, found);
}
