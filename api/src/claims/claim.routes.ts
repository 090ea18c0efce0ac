/**
 * Benefits and claims. People claim for themselves, under a running plan, with evidence whose content is checked.
 */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { claimDecisionTime } from '@ilera/contracts';
import type { ClaimBody } from '@ilera/contracts/api';
import { dayMs, minuteMs } from '@ilera/format';
import type { Database } from '../db/database';
import { claimables, claimEvidence, claims } from '../db/schema';
import { noEvidence, withUpload, type EvidenceFile } from '../evidence/read-upload';
import { createUploadSlots } from '../evidence/upload-slots';
import { success, mountCall } from '../http/mount-call';
import { withIdempotency } from '../http/idempotency';
import { newReference } from '../common/reference';
import { fieldError, forbidden, tooMany, unprocessable } from '../common/response-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { claimMail } from '../mail/claim-mails';
import { lockPerson } from '../people/lock-person';
import { currentSubscription } from '../subscriptions/paid-periods';
import type { Services } from '../services';
import { ownClaimRoutes } from './own-claim.routes';
import { readClaim } from './read-claim';

/** Claims per person and day. */
const dailyClaims = 20;

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

  mountCall(app, services, 'claim', async ({ caller, request }) => {
    // Checks everything possible before reading the body.
    await requirePlan(db, caller.id, services.now());
    // The form sends the fields first, so that a claim for another person is refused before its files are read.
    const checkPerson = ({ user_id }: Record<string, string>) => {
      if (user_id !== undefined && Number(user_id) !== caller.id) throw forbidden();
    };
    const giveBack = slots.take(caller.id);
    try {
      return await withUpload(request, services, checkPerson, async ({ fields, files, keptNames }) => {
        const body = await readClaim(request, fields, caller.id);
        if (files.length === 0) throw noEvidence();
        // If the session ended during the upload, nothing is stored and no earlier claim is revealed.
        await db.transaction((tx) => lockPerson(tx, caller.id));
        const input = { request, body: { ...body, files: files.map(({ sha256 }) => sha256) } };
        const claim = await withIdempotency(services, input, async () => {
          const { row, isNew } = await storeClaim(services, body, files);
          if (isNew) for (const { name } of files) keptNames.add(name);
          return toClaimResponse(row);
        });
        return success(claim, `Your claim was received. We answer within ${claimDecisionTime}.`);
      });
    } finally {
      giveBack();
    }
  });
}

async function requirePlan(db: Database, userId: number, now: Date): Promise<void> {
  if (!(await currentSubscription(db, userId, now)))
    throw unprocessable('You need a running health plan to claim a benefit.');
}

const claimsOfDay = (db: Database, userId: number, now: Date) =>
  db
    .select()
    .from(claims)
    .where(and(eq(claims.userId, userId), gt(claims.createdAt, new Date(now.getTime() - dayMs))));

/** Stores the claim. A waiting claim with the same content from the last ten minutes counts as the same claim. */
async function storeClaim(services: Services, body: ClaimBody, files: EvidenceFile[]) {
  const { db, config } = services;
  const now = services.now();
  const [userId, comment] = [body.user_id, body.comment.trim()];
  const [claimable] = await db.select().from(claimables).where(eq(claimables.id, body.claimable_id));
  if (!claimable) throw fieldError('claimable_id', 'Choose one of the benefits of your plan.');
  return db.transaction(async (tx) => {
    // One claim of a person at a time, in all processes.
    const person = await lockPerson(tx, userId);
    const recent = await claimsOfDay(tx, userId, now);
    const repeated = await findRepeated(tx, recent, { claimableId: claimable.id, comment, files }, now);
    if (repeated) return { row: repeated, isNew: false };
    if (recent.length >= dailyClaims) throw tooMany(3600);
    // The plan may have ended during the upload.
    await requirePlan(tx, userId, services.now());
    const values = { userId, claimableId: claimable.id, comment, createdAt: now };
    const [row] = await tx
      .insert(claims)
      .values({ ...values, reference: newReference('CLM') })
      .returning();
    if (!row || !person) throw new Error('The claim was not stored');
    await tx
      .insert(claimEvidence)
      .values(files.map(({ name, ...file }) => ({ ...file, claimId: row.id, storedName: name })));
    await enqueueMail(tx, claimMail(config, person, { reference: row.reference, name: claimable.name }));
    return { row, isNew: true };
  });
}

/** Finds an undecided claim with the same benefit, words and files. Nobody would review a decided one again. */
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
      now.getTime() - other.createdAt.getTime() < 10 * minuteMs;
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
