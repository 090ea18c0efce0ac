/** Makes claims: which are accepted, and which repeat an earlier one. */
import { and, eq, gt } from 'drizzle-orm';
import type { ClaimBody } from '@ilera/contracts/api';
import { dayMs, minuteMs } from '@ilera/format';
import type { Database } from '../db/database';
import { claimables, claimEvidence, claims } from '../db/schema';
import type { EvidenceFile } from '../evidence/read-upload';
import { newReference } from '../common/reference';
import { fieldError, tooMany, unprocessable } from '../common/response-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { claimMail } from '../mail/claim-mails';
import { lockCaller } from '../people/lock-person';
import { currentPeriod } from '../subscriptions/paid-periods';
import type { Services } from '../services';

/** Claims per person and day. */
const dailyClaims = 20;

/** Throws 422 unless a plan runs. */
export async function requirePlan(db: Database, userId: number, now: Date): Promise<void> {
  if (!(await currentPeriod(db, userId, now)))
    throw unprocessable('You need a running health plan to claim a benefit.');
}

const claimsOfDay = (db: Database, userId: number, now: Date) =>
  db
    .select()
    .from(claims)
    .where(and(eq(claims.userId, userId), gt(claims.createdAt, new Date(now.getTime() - dayMs))));

/**
 * Stores the claim. Throws 422 under `claimable_id` for an unknown benefit, and 429 after twenty claims within a day. A
 * waiting claim with the same content from the last ten minutes counts as the same claim.
 */
export async function makeClaim(services: Services, body: ClaimBody, files: EvidenceFile[]) {
  const { db, config } = services;
  const now = services.now();
  const [userId, comment] = [body.user_id, body.comment.trim()];
  const [claimable] = await db.select().from(claimables).where(eq(claimables.id, body.claimable_id));
  if (!claimable) throw fieldError('claimable_id', 'Choose one of the benefits of your plan.');
  return db.transaction(async (tx) => {
    // One claim of a person at a time, in all processes.
    const person = await lockCaller(tx, userId);
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
    if (!row) throw new Error('The claim was not stored');
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
