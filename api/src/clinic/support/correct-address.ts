import { and, eq, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { minuteMs } from '@ilera/format';
import { recordAccess } from '../../audit/read-audited';
import { endSessions } from '../../sessions/sessions';
import { sendVerificationLink } from '../../accounts/send-verification';
import { changedMeanwhile, checkUnchanged, fieldError, unprocessable } from '../../common/response-error';
import { emailIs, type Database } from '../../db/database';
import {
  oneTimeTokens,
  outbox,
  payments,
  supportNotes,
  users,
  visits,
  type PaymentRow,
} from '../../db/schema';
import { correctedAddressMail } from '../../mail/account-mails';
import { enqueueMail } from '../../mail/enqueue-mail';
import type { Services } from '../../services';
import { isAddressInUse } from '../../people/address-in-use';
import { lockRows, type PersonRow } from '../../people/lock-person';
import { adoptVisits } from '../../visits/adopt-visits';
import { enqueueText, missedMinutes } from '../../visits/messages/visit-messages';
import { selectVisits } from '../../visits/select-visits';
import { meetingLink } from '../visit/assign-visit';
import { addressOf, findPerson, ofGuest, paymentsOfGuest } from './find-person';
import { mailOfVisit } from './send-again';
import { paidBy } from './show-person';

/**
 * Corrects the e-mail address of an account or guest and mails both addresses. `was` is the address that the caller
 * saw. An account must prove the new address. Other guests' payments keep the old one. Throws 422 under `email`, and
 * 409 if a colleague has changed the address meanwhile.
 */
export async function correctAddress(
  tx: Database,
  services: Services,
  key: string,
  { email, was }: { email: string; was: string },
): Promise<void> {
  const [old, address] = [was.trim().toLowerCase(), email.trim().toLowerCase()];
  if (address === old) throw fieldError('email', 'This is the address already.');
  const accounts = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, [old, address]));
  await lockRows(tx, ...accounts.map(({ id }) => id));
  const person = await findPerson(tx, key);
  checkUnchanged(addressOf(person), { was: old, wanted: address }, 'this address');
  if (addressOf(person) === address) return;
  const { user } = person;
  const isTheirVisit = user
    ? await correctAccount(tx, services, user, address)
    : await correctGuest(tx, person.guest, address);
  await leaveMailbox(tx, old, user ? { userId: user.id, email: null } : { email: address });
  await sendVisits(tx, services, isTheirVisit);
  const firstName = user ? user.firstName : person.guest.firstName;
  for (const to of [old, address]) await enqueueMail(tx, correctedAddressMail({ email: to, firstName }));
}

/**
 * Moves support's notes and deletes unsent mails, both of which have only the old address. They stay while other people
 * use it, because they may be about any of them.
 */
async function leaveMailbox(
  tx: Database,
  old: string,
  owner: Pick<typeof supportNotes.$inferInsert, 'userId' | 'email'>,
): Promise<void> {
  if (await isAddressInUse(tx, old)) return;
  await tx.update(supportNotes).set(owner).where(eq(supportNotes.email, old));
  await tx.delete(outbox).where(and(emailIs(outbox.to, old), isNull(outbox.sentAt)));
}

/**
 * Resends the mails about coming visits, which went to the wrong address. A visit that has not begun gets a new room,
 * because the wrong mailbox has the link to the old one.
 */
async function sendVisits(tx: Database, services: Services, isTheirs: SQL | undefined): Promise<void> {
  const isComing = and(
    isTheirs,
    eq(visits.status, 'processing'),
    gt(visits.scheduledAt, new Date(services.now().getTime() - missedMinutes * minuteMs)),
  );
  for (const visit of await selectVisits(tx).where(isComing)) {
    if (visit.row.link && !visit.row.startedAt) {
      visit.row.link = meetingLink(services.config.meetingLinks, visit.row);
      await tx.update(visits).set({ link: visit.row.link }).where(eq(visits.id, visit.row.id));
      await enqueueText(tx, services, visit.row, 'link');
    }
    await enqueueMail(tx, await mailOfVisit(tx, services, visit));
  }
}

/** Corrects the guest's payments. @returns a condition for the visits that they paid */
async function correctGuest(tx: Database, guest: PaymentRow, email: string): Promise<SQL | undefined> {
  const paymentIds = (await paymentsOfGuest(tx, guest)).map(({ id }) => id);
  const old = guest.email.toLowerCase();
  const correctedRows = await tx
    .update(payments)
    .set({ email })
    .where(and(ofGuest(old), inArray(payments.id, paymentIds)))
    .returning();
  if (correctedRows.length === 0) throw changedMeanwhile('this address');
  await adoptVisits(tx, email);
  return inArray(visits.paymentId, paymentIds);
}

/** Corrects the account and its payments. @returns a condition for its visits */
async function correctAccount(
  tx: Database,
  services: Services,
  user: PersonRow,
  email: string,
): Promise<SQL | undefined> {
  if (user.googleSubject) throw unprocessable('This account signs in with Google, whose address it has.');
  const isOtherAccount = and(emailIs(users.email, email), ne(users.id, user.id));
  if ((await tx.$count(users, isOtherAccount)) > 0)
    throw fieldError('email', 'Another account has this address already.');
  await tx
    .update(users)
    .set({
      email,
      emailVerifiedAt: null,
      emailProvenAt: null,
      needsProof: proofAfterCorrection(user),
    })
    .where(eq(users.id, user.id));
  await endSessions(tx, user.id);
  // Mails about payments go to the new address, and links sent to the old one stop working. Guest payments without a
  // visit are known by the proven address alone: they stay the account's.
  await tx.update(payments).set({ email, userId: user.id }).where(paidBy(tx, { user }));
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
  await sendVerificationLink(tx, services, { ...user, email });
  await recordAccess(tx, { what: 'profile', subjectId: user.id }, 'changed');
  return eq(visits.userId, user.id);
}

/**
 * Somebody else may register the new address: their password alone must not open the account's data. A registration
 * that nobody opened has none.
 */
function proofAfterCorrection({
  emailProvenAt,
  emailVerifiedAt,
  needsProof,
}: PersonRow): PersonRow['needsProof'] {
  if (emailProvenAt || needsProof === 'address-corrected') return 'address-corrected';
  return emailVerifiedAt || needsProof ? 'password-replaced' : null;
}
