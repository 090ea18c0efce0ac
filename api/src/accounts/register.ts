/** Registers e-mail addresses, including ones that somebody else registered before (R4.89). */
import { eq } from 'drizzle-orm';
import type { RegisterBody } from '@ilera/contracts/api';
import { hourMs, minuteMs } from '@ilera/format';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { countUse } from '../limits/count-use';
import { alreadyRegisteredMail } from '../mail/account-mails';
import { enqueueMail } from '../mail/enqueue-mail';
import type { Services } from '../services';
import { endSessions } from '../sessions/sessions';
import { voidTokens } from './one-time-tokens';
import { checkNewPassword } from './password-rules';
import { lockPerson, type PersonRow, personByEmail } from '../people/lock-person';
import { sendVerificationLink, resendVerificationLink } from './send-verification';

type Names = Pick<PersonRow, 'firstName' | 'lastName'>;

/**
 * Creates the account. An address that already has one gets a mail: a new link if the address is unproven, so that the
 * mailbox's owner can get in, otherwise a note that the account exists.
 */
export async function register(services: Services, body: RegisterBody): Promise<void> {
  const { db, config } = services;
  const email = body.email.trim();
  const names = { firstName: body.first_name.trim(), lastName: body.last_name.trim() };
  await checkNewPassword(body.password, { email, ...names });
  const existing = await personByEmail(db, email);
  // Always runs both hashes, so that response times do not reveal known addresses.
  const isSamePassword = await services.passwords.matches(existing?.passwordHash ?? null, body.password);
  const passwordHash = await services.passwords.hash(body.password);
  await db.transaction(async (tx) => {
    const [created] = await tx
      .insert(users)
      .values({ ...names, email, passwordHash, createdAt: services.now() })
      .onConflictDoNothing()
      .returning();
    if (created) return sendVerificationLink(tx, services, created);
    const account = await personByEmail(tx, email);
    const person = account && (await lockPerson(tx, account.id));
    if (!person) return;
    if (person.emailProvenAt) {
      // At most once a minute, so that a stranger cannot flood somebody's mailbox.
      const { count } = await countUse(tx, `already registered ${person.id}`, minuteMs, services.now());
      if (count === 1) await enqueueMail(tx, alreadyRegisteredMail(config, person));
      return;
    }
    // An account whose address support corrected keeps its owner's password.
    const isCorrected = person.needsProof === 'address-corrected';
    const isKnown = person.passwordHash === existing?.passwordHash;
    if (
      isCorrected ||
      (isKnown ? isSamePassword : await services.passwords.matches(person.passwordHash, body.password))
    )
      return resendVerificationLink(tx, services, person);
    const { count } = await countUse(tx, `password replaced ${person.id}`, hourMs, services.now());
    if (count <= maxReplacements) await replacePassword(tx, services, person, names, passwordHash);
  });
}

/** Password replacements per hour; each sends a mail. */
const maxReplacements = 5;

/**
 * Replaces the password of an unproven account. Nobody has shown mailbox and password together yet, so the latest
 * password counts, and only with a link sent after it. If somebody may have signed in with the earlier password, the
 * account may hold data, so the new password also needs the proof: a mail scanner may open the link.
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
  await endSessions(tx, person.id);
  await sendVerificationLink(tx, services, { ...person, ...names });
}
