import type { Database } from '../db/database';
import { verificationMail } from '../mail/account-mails';
import { enqueueMail } from '../mail/enqueue-mail';
import type { Services } from '../services';
import { issueToken, wasJustIssued } from './one-time-tokens';
import { lockPerson, type PersonRow } from '../people/lock-person';

export async function sendVerificationLink(
  tx: Database,
  { config, now }: Services,
  person: Pick<PersonRow, 'id' | 'email' | 'firstName'>,
): Promise<void> {
  const token = await issueToken(tx, 'verify', person.id, now());
  await enqueueMail(tx, verificationMail(config, person, token));
}

/** Sends a link unless one was just sent. The caller has locked the account. */
export async function resendVerificationLink(
  tx: Database,
  services: Services,
  person: PersonRow,
): Promise<void> {
  if (!(await wasJustIssued(tx, 'verify', person.id, services.now())))
    await sendVerificationLink(tx, services, person);
}

/** Sends a link to an account with an unproven address, unless it got one within a minute. */
export async function sendVerification(services: Services, userId: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (person && !person.emailProvenAt) await resendVerificationLink(tx, services, person);
  });
}
