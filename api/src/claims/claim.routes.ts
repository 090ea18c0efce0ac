/** Benefits and claims. A claim is for oneself, under a plan that is running, with evidence that is what it says. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { claimables, claimEvidence, claims, users } from '../db/schema';
import { success } from '../http/success';
import { withIdempotency } from '../http/idempotency';
import { mountCall } from '../http/mount-call';
import { newReference } from '../common/reference';
import { fieldError, forbidden, tooMany, unprocessable } from '../http/http-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { claimMail } from '../mail/templates';
import { currentSubscription } from '../subscriptions/current-subscription';
import type { Services } from '../services';
import { dropEvidence, storeEvidence, type StoredEvidence } from './evidence-store';
import { readClaim, type EvidenceFile } from './read-claim';

/** How many claims one person may send in a day. */
const dailyClaims = 20;

/** Mounts the calls about claims. */
export function claimRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'claimables', async () =>
    success(
      await db
        .select({ id: claimables.id, name: claimables.name, description: claimables.description })
        .from(claimables)
        .orderBy(asc(claimables.name)),
    ),
  );

  mountCall(app, services, 'claim', async ({ who, request }) => {
    const { body, files } = await readClaim(request);
    if (body.user_id !== who.id) throw forbidden();
    const [claimable] = await db.select().from(claimables).where(eq(claimables.id, body.claimable_id));
    if (!claimable) throw fieldError('claimable_id', 'Choose one of the benefits of your plan.');
    if (!(await currentSubscription(db, who.id, services.now())))
      throw unprocessable('You need a running health plan to claim a benefit.');
    const input = { request, body: { ...body, files: files.map((file) => file.content.length) } };
    const claim = await withIdempotency(services, input, () =>
      services.oneAtATime(`claim:${who.id}`, () =>
        storeClaim(services, who.id, claimable, body.comment.trim(), files),
      ),
    );
    services.mailWaiting();
    return success(claim, 'Your claim was received. We answer within five working days.');
  });
}

async function storeClaim(
  services: Services,
  userId: number,
  claimable: typeof claimables.$inferSelect,
  comment: string,
  files: EvidenceFile[],
) {
  const { db, config } = services;
  const now = services.now();
  const recent = await db
    .select()
    .from(claims)
    .where(and(eq(claims.userId, userId), gt(claims.createdAt, new Date(now.getTime() - 86_400_000))));
  const same = recent.find(
    (claim) =>
      claim.claimableId === claimable.id &&
      claim.comment === comment &&
      now.getTime() - claim.createdAt.getTime() < 10 * 60_000,
  );
  if (same) return showClaim(same);
  if (recent.length >= dailyClaims) throw tooMany(3600);
  const stored: StoredEvidence[] = [];
  try {
    for (const file of files) stored.push(await storeEvidence(config.evidenceDir, file.content));
    return await db.transaction(async (tx) => {
      const [claim] = await tx
        .insert(claims)
        .values({
          reference: newReference('CLM'),
          userId,
          claimableId: claimable.id,
          comment,
          createdAt: now,
        })
        .returning();
      const [person] = await tx.select().from(users).where(eq(users.id, userId));
      if (!claim || !person) throw new Error('The claim was not stored');
      await tx.insert(claimEvidence).values(
        files.map((file, index) => ({
          claimId: claim.id,
          storedName: stored[index]?.storedName ?? '',
          sha256: stored[index]?.sha256 ?? '',
          originalName: file.originalName,
          type: file.type,
          bytes: file.content.length,
        })),
      );
      await enqueueMail(tx, claimMail(config, person, { reference: claim.reference, name: claimable.name }));
      return showClaim(claim);
    });
  } catch (error) {
    await dropEvidence(config.evidenceDir, stored);
    throw error;
  }
}

function showClaim(claim: typeof claims.$inferSelect) {
  return {
    id: claim.id,
    reference: claim.reference,
    claimable_id: claim.claimableId,
    status: claim.status,
    created_at: claim.createdAt.toISOString(),
  };
}
