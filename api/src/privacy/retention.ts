/** Deletes data past its retention time. Housekeeping runs it. */
import { and, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import {
  visits,
  auditEvents,
  claimEvidence,
  claims,
  notes,
  outbox,
  payments,
  prescriptions,
  referrals,
  supportNotes,
  supportRefunds,
  visitFiles,
  waitlist,
} from '../db/schema';
import { hasErasedAddress } from '../common/erased-address';
import type { Services } from '../services';

/** The values of a claim that stays as an amount. */
export const withoutWords = { comment: '', reason: null, bank: null, accountNumber: null };

/** The values of a visit's payment that stays in the books. The fingerprint is made of address and illness. */
export const withoutIllness = {
  description: 'Doctor consultation',
  phone: null,
  patient: null,
  conditionId: null,
  fingerprint: sql`${payments.reference}`,
};

/** The name of whoever was erased. */
export const nobody = { firstName: 'Erased', lastName: '' };

/** Deletes and empties what is past its time. Safe to repeat and to run in several processes. */
export async function applyRetention({ db, config, evidence, now }: Services): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * 86_400_000);
  const { retention } = config;
  const mailsEnd = before(retention.mails);
  await db.delete(outbox).where(or(lt(outbox.sentAt, mailsEnd), lt(outbox.deadAt, mailsEnd)));
  // Whoever was told that their city is open waits for nothing more.
  await db
    .delete(waitlist)
    .where(or(lt(waitlist.createdAt, before(retention.waitlist)), lt(waitlist.toldAt, mailsEnd)));
  await db.delete(supportNotes).where(lt(supportNotes.createdAt, before(retention.medical)));
  await db.delete(auditEvents).where(lt(auditEvents.at, before(retention.audit)));

  const decided = db
    .select({ id: claims.id })
    .from(claims)
    .where(
      and(inArray(claims.status, ['paid', 'refused']), lt(claims.decidedAt, before(retention.evidence))),
    );
  const files = await db
    .delete(claimEvidence)
    .where(inArray(claimEvidence.claimId, decided))
    .returning({ name: claimEvidence.storedName });
  const past = db
    .select({ id: visits.id })
    .from(visits)
    .where(lt(visits.scheduledAt, before(retention.evidence)));
  files.push(
    ...(await db
      .delete(visitFiles)
      .where(inArray(visitFiles.visitId, past))
      .returning({ name: visitFiles.storedName })),
  );
  // The next round removes what fails here, because nothing refers to it any more.
  await Promise.allSettled(files.map(({ name }) => evidence.remove(name)));

  const medicalEnd = before(retention.medical);
  // The books need the names of those who were erased no longer.
  const isOfErased = and(hasErasedAddress(payments.email), ne(payments.firstName, nobody.firstName));
  await db
    .update(payments)
    .set(nobody)
    .where(and(isOfErased, lt(payments.createdAt, medicalEnd)));
  await db
    .update(visits)
    .set({ description: '', conditionId: null, patient: null })
    .where(and(lt(visits.scheduledAt, medicalEnd), sql`${visits.description}::text <> ''`));
  const longOver = db.select({ id: visits.id }).from(visits).where(lt(visits.scheduledAt, medicalEnd));
  for (const table of [notes, prescriptions, referrals])
    await db.delete(table).where(inArray(table.visitId, longOver));
  await db
    .update(claims)
    .set(withoutWords)
    .where(and(lt(claims.decidedAt, medicalEnd), sql`${claims.comment}::text <> ''`));
  await db
    .update(supportRefunds)
    .set({ reason: '' })
    .where(and(lt(supportRefunds.createdAt, medicalEnd), sql`${supportRefunds.reason}::text <> ''`));
  await db
    .update(payments)
    .set({ ...withoutIllness, dateText: null })
    .where(
      and(
        eq(payments.kind, 'condition'),
        ne(payments.status, 'processing'),
        lt(payments.createdAt, medicalEnd),
        // Emptied together with the description, so that each payment is processed once.
        isNotNull(payments.dateText),
      ),
    );
}
