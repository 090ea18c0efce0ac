/** The account of a person of Google: an existing one, joined by its address, or a new one. */
import { eq } from 'drizzle-orm';
import { personByEmail, lockPerson, type PersonRow } from '../sessions/lock-person';
import { proveAddress } from '../accounts/prove-address';
import { users } from '../db/schema';
import { adoptVisits } from '../visits/adopt-visits';
import { endSessions } from '../sessions/sessions';
import type { Services } from '../services';

interface GoogleClaims {
  sub?: unknown;
  email?: unknown;
  email_verified?: unknown;
  given_name?: unknown;
  family_name?: unknown;
}

const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, 80) : fallback;

/** The account, for a session; null when Google does not vouch for the address. */
export async function personOfGoogle(
  services: Services,
  claims: GoogleClaims,
): Promise<Pick<PersonRow, 'id' | 'credentialVersion'> | null> {
  const { sub, email } = claims;
  if (typeof sub !== 'string' || typeof email !== 'string' || claims.email_verified !== true) return null;
  return services.db.transaction(async (tx) => {
    const [known] = await tx.select().from(users).where(eq(users.googleSubject, sub));
    if (known) return known;
    const now = services.now();
    const names = {
      firstName: text(claims.given_name, email.split('@')[0] ?? 'Friend'),
      lastName: text(claims.family_name, ''),
    };
    await tx
      .insert(users)
      .values({
        ...names,
        email,
        signupMethod: 'google',
        googleSubject: sub,
        emailVerifiedAt: now,
        emailProvenAt: now,
        createdAt: now,
      })
      .onConflictDoNothing();
    const found = await personByEmail(tx, email);
    const person = found && (await lockPerson(tx, found.id));
    if (!person) throw new Error('The person was not stored');
    if (person.googleSubject === sub) {
      await adoptVisits(tx, person.email);
      return person;
    }
    // Joined to another Google account already: the address changed hands, and the first owner keeps the
    // account.
    if (person.googleSubject !== null) return null;
    // Whoever registered this address without proving it may not own it, so that password and its sessions end.
    const isOwners = person.emailProvenAt !== null;
    await proveAddress(tx, person, now, {
      googleSubject: sub,
      ...(isOwners ? {} : { passwordHash: null, signupMethod: 'google' }),
      // Whoever registered it may have been somebody else.
      ...(!isOwners && !person.needsProof && claims.given_name && claims.family_name ? names : {}),
    });
    if (!isOwners) await endSessions(tx, person.id, now);
    return lockPerson(tx, person.id);
  });
}
