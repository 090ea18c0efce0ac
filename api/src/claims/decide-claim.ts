/** An operator's decision about a claim: approved or refused once, then paid once. */
import { and, eq } from 'drizzle-orm';
import { claimables, claims, users } from '../db/schema';
import { notFound, unprocessable } from '../common/http-error';
import { approvedClaimMail, paidClaimMail, refusedClaimMail } from '../mail/claim-mails';
import { enqueueMail } from '../mail/enqueue-mail';
import type { Services } from '../services';
import { lockPerson } from '../sessions/lock-person';

export type ClaimDecision =
  { status: 'approved'; amountKobo: number } | { status: 'refused'; reason: string } | { status: 'paid' };

/** Writes the decision with its mail. Throws 404 for an unknown claim, 422 when it is decided already. */
export async function decideClaim(
  services: Services,
  reference: string,
  decision: ClaimDecision,
): Promise<void> {
  const { db, config } = services;
  const now = services.now();
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ claim: claims, person: users, benefit: claimables.name })
      .from(claims)
      .innerJoin(users, eq(users.id, claims.userId))
      .innerJoin(claimables, eq(claimables.id, claims.claimableId))
      .where(eq(claims.reference, reference));
    if (!found || !(await lockPerson(tx, found.person.id))) throw notFound('This claim');
    const before = decision.status === 'paid' ? 'approved' : 'processing';
    const changed = await tx
      .update(claims)
      .set(toChange(decision, now))
      // Of two operators at once, one succeeds.
      .where(and(eq(claims.id, found.claim.id), eq(claims.status, before)))
      .returning();
    const [claim] = changed;
    if (!claim)
      throw unprocessable(`This claim is ${found.claim.status}, so it cannot become ${decision.status}.`);
    const facts = { reference, name: found.benefit };
    const amountKobo = claim.amountKobo ?? 0;
    if (decision.status === 'approved')
      await enqueueMail(tx, approvedClaimMail(config, found.person, facts, amountKobo));
    else if (decision.status === 'paid')
      await enqueueMail(tx, paidClaimMail(config, found.person, facts, amountKobo));
    else await enqueueMail(tx, refusedClaimMail(config, found.person, facts, decision.reason));
  });
  services.mailWaiting();
}

function toChange(decision: ClaimDecision, now: Date): Partial<typeof claims.$inferInsert> {
  if (decision.status === 'paid') return { status: 'paid', paidAt: now };
  if (decision.status === 'refused') return { status: 'refused', reason: decision.reason, decidedAt: now };
  return { status: 'approved', amountKobo: decision.amountKobo, decidedAt: now };
}
