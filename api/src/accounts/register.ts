/** Registering an address, also one that somebody else registered before (R4.89). */
import { eq } from 'drizzle-orm';
import type { RegisterBody } from '@ilera/contracts/api';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { countUse } from '../limits/count-use';
import { alreadyRegisteredMail } from '../mail/account-mails';
import { enqueueMail } from '../mail/enqueue-mail';
import type { Services } from '../services';
import { endSessions } from '../sessions/sessions';
import { voidTokens } from './one-time-tokens';
import { checkNewPassword } from './password-rules';
import { lockPerson, type PersonRow, personByEmail } from '../sessions/lock-person';
import { sendLink, sendLinkAgain } from './send-verification';

type Names = Pick<PersonRow, 'firstName' | 'lastName'>;

/**
 * Makes the account. An address that has one already gets a mail: with a link where it is not proven, so that
 * whoever reads it can come in, else to say so.
 */
export async function register(services: Services, body: RegisterBody): Promise<void> {
  const { db, config } = services;
  const email = body.email.trim();
  const names = { firstName: body.first_name.trim(), lastName: body.last_name.trim() };
  await checkNewPassword(body.password, { email, ...names });
  const known = await personByEmail(db, email);
  // Both in any case, so that the response for a known address takes as long.
  const isSame = await services.passwords.matches(known?.passwordHash ?? null, body.password);
  const passwordHash = await services.passwords.hash(body.password);
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ ...names, email, passwordHash, createdAt: services.now() })
      .onConflictDoNothing()
      .returning();
    if (made) return sendLink(tx, services, made);
    const found = await personByEmail(tx, email);
    const person = found && (await lockPerson(tx, found.id));
    if (!person) return;
    if (person.emailProvenAt) {
      // Not more often than a reset mail, so that a stranger cannot fill somebody's mailbox.
      const { count } = await countUse(tx, `already registered ${person.id}`, 60_000, services.now());
      if (count === 1) await enqueueMail(tx, alreadyRegisteredMail(config, person));
      return;
    }
    const isKnown = person.passwordHash === known?.passwordHash;
    if (isKnown ? isSame : await services.passwords.matches(person.passwordHash, body.password))
      return sendLinkAgain(tx, services, person);
    const { count } = await countUse(tx, `password replaced ${person.id}`, 3_600_000, services.now());
    if (count <= mostReplaced) await replacePassword(tx, services, person, names, passwordHash);
  });
}

/** In an hour, because each sends a mail. */
const mostReplaced = 5;

/**
 * Nobody has shown mailbox and password together yet, so the latest password counts, and only with a link
 * that is sent after it. Where somebody may have signed in with the earlier one, the account has data that
 * the new password alone must not open: a mail scanner would open the link for it.
 */
async function replacePassword(
  tx: Database,
  services: Services,
  person: PersonRow,
  names: Names,
  passwordHash: string,
): Promise<void> {
  const wasOpen = person.emailVerifiedAt !== null || person.needsProof !== null;
  const changes = wasOpen ? { needsProof: 'password-replaced' as const } : names;
  await tx
    .update(users)
    .set({ ...changes, passwordHash, emailVerifiedAt: null })
    .where(eq(users.id, person.id));
  await voidTokens(tx, ['verify', 'proof'], person.id, services.now());
  await endSessions(tx, person.id, services.now());
  await sendLink(tx, services, { ...person, ...names });
}
