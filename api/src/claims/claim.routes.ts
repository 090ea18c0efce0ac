/**
 * Benefits and claims. A claim is for oneself, under a running plan, with evidence whose content is checked.
 */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { claimDecisionTime } from '@shared/contracts';
import type { ClaimBody } from '@shared/contracts/api';
import type { Database } from '../db/database';
import { claimables, claimEvidence, claims } from '../db/schema';
import type { EvidenceFile } from '../evidence/read-upload';
import { discardFiles } from '../evidence/receive-file';
import { createUploadSlots } from '../evidence/upload-slots';
import { success, mountCall } from '../http/mount-call';
import { withIdempotency } from '../http/idempotency';
import { newReference } from '../common/reference';
import { fieldError, tooMany, unprocessable } from '../common/http-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { claimMail } from '../mail/claim-mails';
import { lockPerson } from '../sessions/lock-person';
import { currentSubscription } from '../subscriptions/paid-periods';
import type { Services } from '../services';
import { ownClaimRoutes } from './own-claim.routes';
import { readClaim } from './read-claim';

/** How many claims one person may send in a day. */
const dailyClaims = 20;

/** Mounts the calls about claims. */
export function claimRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  ownClaimRoutes(app, services);
  const slots = createUploadSlots(services.config.rateLimits);

  mountCall(app, services, 'claimables', async () =>
    success(
      await db
        .select({ id: claimables.id, name: claimables.name, description: claimables.description })
        .from(claimables)
        .orderBy(asc(claimables.name)),
    ),
  );

  mountCall(app, services, 'claim', async ({ who, request }) => {
    // Everything that can be refused without the body is checked before it is read.
    if (!(await currentSubscription(db, who.id, services.now())))
      throw unprocessable('You need a running health plan to claim a benefit.');
    if ((await claimsOfDay(db, who.id, services.now())).length >= dailyClaims) throw tooMany(3600);
    const giveBack = slots.take(who.id);
    try {
      const { body, files } = await readClaim(request, services, who.id);
      const input = { request, body: { ...body, files: files.map(({ sha256 }) => sha256) } };
      const store = async () => {
        // The session may have ended during the upload: then nothing is stored, nor told of an earlier claim.
        await db.transaction((tx) => lockPerson(tx, who.id));
        return withIdempotency(services, input, () => storeClaim(services, body, files));
      };
      const claim = await store().finally(() => discardFiles(files));
      services.mailWaiting();
      return success(claim, `Your claim was received. We answer within ${claimDecisionTime}.`);
    } finally {
      giveBack();
    }
  });
}

const claimsOfDay = (db: Database, userId: number, now: Date) =>
  db
    .select()
    .from(claims)
    .where(and(eq(claims.userId, userId), gt(claims.createdAt, new Date(now.getTime() - 86_400_000))));

/** Stores files and claim; one that waits since less than ten minutes and says the same is the same claim. */
async function storeClaim(services: Services, body: ClaimBody, files: EvidenceFile[]) {
  const { db, config, evidence } = services;
  const now = services.now();
  const [userId, comment] = [body.user_id, body.comment.trim()];
  const [claimable] = await db.select().from(claimables).where(eq(claimables.id, body.claimable_id));
  if (!claimable) throw fieldError('claimable_id', 'Choose one of the benefits of your plan.');
  const stored: EvidenceFile[] = [];
  const dropStored = () => Promise.all(stored.map(({ name }) => evidence.remove(name)));
  try {
    // Before the transaction, which must not wait for storage while it uses a connection.
    for (const file of files) {
      await evidence.put(file.name, file);
      stored.push(file);
    }
    const { claim, isNew } = await db.transaction(async (tx) => {
      // One claim of a person at a time, in all processes.
      const person = await lockPerson(tx, userId);
      const recent = await claimsOfDay(tx, userId, now);
      const same = await findRepeated(tx, recent, { claimableId: claimable.id, comment, files }, now);
      if (same) return { claim: same, isNew: false };
      if (recent.length >= dailyClaims) throw tooMany(3600);
      const values = { userId, claimableId: claimable.id, comment, createdAt: now };
      const [made] = await tx
        .insert(claims)
        .values({ ...values, reference: newReference('CLM') })
        .returning();
      if (!made || !person) throw new Error('The claim was not stored');
      await tx.insert(claimEvidence).values(
        files.map((file) => ({
          claimId: made.id,
          storedName: file.name,
          sha256: file.sha256,
          originalName: file.originalName,
          type: file.type,
          bytes: file.bytes,
        })),
      );
      await enqueueMail(tx, claimMail(config, person, { reference: made.reference, name: claimable.name }));
      return { claim: made, isNew: true };
    });
    if (!isNew) await dropStored();
    return toClaimResponse(claim);
  } catch (error) {
    await dropStored();
    throw error;
  }
}

/** The claim that waits already with the same benefit, words and files. A decided one is never it: nobody looks at it again. */
async function findRepeated(
  tx: Database,
  recent: (typeof claims.$inferSelect)[],
  sent: { claimableId: number; comment: string; files: EvidenceFile[] },
  now: Date,
) {
  const hashes = (files: { sha256: string | null }[]) =>
    JSON.stringify(files.map(({ sha256 }) => sha256).sort());
  for (const other of recent) {
    const isAlike =
      other.status === 'processing' &&
      other.claimableId === sent.claimableId &&
      other.comment === sent.comment &&
      now.getTime() - other.createdAt.getTime() < 10 * 60_000;
    if (!isAlike) continue;
    const stored = await tx
      .select({ sha256: claimEvidence.sha256 })
      .from(claimEvidence)
      .where(eq(claimEvidence.claimId, other.id));
    if (hashes(stored) === hashes(sent.files)) return other;
  }
  return undefined;
}

function toClaimResponse(claim: typeof claims.$inferSelect) {
  return {
    id: claim.id,
    reference: claim.reference,
    claimable_id: claim.claimableId,
    // A new claim is always undecided.
    status: 'processing' as const,
    created_at: claim.createdAt.toISOString(),
  };
}
