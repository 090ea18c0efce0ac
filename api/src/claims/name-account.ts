/** The bank account to which an approved claim is paid. */
import { and, eq } from 'drizzle-orm';
import type { ClaimAccount } from '@shared/contracts/api';
import { notFound, signInFirst, unprocessable } from '../common/http-error';
import { claims } from '../db/schema';
import { claimAccountMail } from '../mail/claim-mails';
import { enqueueMail } from '../mail/enqueue-mail';
import type { Services } from '../services';
import { lockPerson } from '../sessions/lock-person';
import { maskedAccount } from './claims-response';

/** Stores the account of one's own claim and tells the person by mail, so that nobody else redirects the money unseen. */
export async function nameAccount(
  { db, config, mailWaiting }: Services,
  reference: string,
  userId: number,
  { bank, number }: ClaimAccount,
) {
  const values = { bank: bank.trim(), accountNumber: number };
  const account = { bank: values.bank, number: '', ...maskedAccount(values) };
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) throw signInFirst();
    const own = and(eq(claims.reference, reference), eq(claims.userId, userId));
    const [claim] = await tx.select({ status: claims.status }).from(claims).where(own).for('update');
    if (!claim) throw notFound('This claim');
    if (claim.status !== 'approved')
      throw unprocessable('An account can be given once the claim is approved, and until it is paid.');
    await tx.update(claims).set(values).where(own);
    await enqueueMail(tx, claimAccountMail(config, person, reference, account));
  });
  mailWaiting();
  return account;
}
