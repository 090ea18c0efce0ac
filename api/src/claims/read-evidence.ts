/** Returns a file of a claim to its owner or the claims desk. */
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { recordRead } from '../audit/read-audited';
import { claimEvidence, claims } from '../db/schema';
import { sendEvidence } from '../evidence/send-evidence';
import type { Services } from '../services';

/**
 * The file's bytes. `ownerId` limits it to that person's claims; null is the claims desk. Throws 404 for a file that
 * does not exist or is another person's.
 */
export async function readEvidence(
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
