/** Finds or creates the account of a Google user; an existing account is matched by e-mail address. */
import { eq } from 'drizzle-orm';
import type { OpenIdClaims } from '@ilera/contracts/openid-client';
import { personByEmail, lockPerson, type PersonRow } from '../people/lock-person';
import { proveAddress } from '../accounts/prove-address';
import { users } from '../db/schema';
import { adoptVisits } from '../visits/adopt-visits';
import { endSessions } from '../sessions/sessions';
import type { Services } from '../services';

const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, 80) : fallback;

/** Returns the account for a session; null if Google does not vouch for the address. */
export async function personOfGoogle(
  services: Services,
  claims: OpenIdClaims,
): Promise<Pick<PersonRow, 'id' | 'credentialVersion'> | null> {
  const { sub, email } = claims;
  if (typeof sub !== 'string' || typeof email !== 'string' || claims.email_verified !== true) return null;
  return services.db.transaction(async (tx) => {
    const [linked] = await tx.select().from(users).where(eq(users.googleSubject, sub));
    if (linked) return linked;
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
    const account = await personByEmail(tx, email);
    const person = account && (await lockPerson(tx, account.id));
    if (!person) throw new Error('The person was not stored');
    if (person.googleSubject === sub) {
      await adoptVisits(tx, person.email);
      return person;
    }
    // Already linked to another Google account: the address changed hands, and the first owner keeps the account.
    if (person.googleSubject !== null) return null;
    // Somebody who never proved the address may have registered it, so their password and sessions end.
    const isOwners = person.emailProvenAt !== null;
    await proveAddress(tx, person, now, {
      googleSubject: sub,
      ...(isOwners ? {} : { passwordHash: null, signupMethod: 'google' }),
      // Somebody else may have registered the account.
      ...(!isOwners && !person.needsProof && claims.given_name && claims.family_name ? names : {}),
    });
    if (!isOwners) await endSessions(tx, person.id);
    return lockPerson(tx, person.id);
  });
}
