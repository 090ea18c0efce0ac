/** Decides claims: approves or refuses each once, then marks it paid once. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { ClaimDecisionBody } from '@ilera/contracts/api';
import { lastChangedBy } from '../../audit/last-changed-by';
import { fieldError, ResponseError, notFound, unprocessable } from '../../common/response-error';
import { claimables, claims, users } from '../../db/schema';
import { approvedClaimMail, paidClaimMail, refusedClaimMail } from '../../mail/claim-mails';
import { maskedAccount } from '../../claims/claims-response';
import { enqueueMail } from '../../mail/enqueue-mail';
import { toKobo } from '../../prices/price';
import type { Services } from '../../services';
import { lockPerson } from '../../people/lock-person';
import { currentPeriod } from '../../subscriptions/paid-periods';
import { lockStaff, refuseOwn } from '../../sessions/require-staff';

type Decision =
  | { status: 'approved'; amountKobo: number }
  | { status: 'refused'; reason: string }
  | { status: 'paid' };

/**
 * Writes a staff member's decision with its mail. Throws 404 for an unknown claim, 409 if somebody else has decided,
 * even the same (R5.3), 422 for a payment without an account and for an own claim.
 */
export async function decideClaim(
  { db, config, now }: Services,
  reference: string,
  body: ClaimDecisionBody,
  staffId: number,
): Promise<void> {
  const decision = toDecision(body);
  await db.transaction(async (tx) => {
    await lockStaff(tx);
    const [found] = await tx
      .select({ id: claims.id, person: users, benefit: claimables.name })
      .from(claims)
      .innerJoin(users, eq(users.id, claims.userId))
      .innerJoin(claimables, eq(claimables.id, claims.claimableId))
      .where(eq(claims.reference, reference));
    if (!found || !(await lockPerson(tx, found.person.id))) throw notFound('This claim');
    await refuseOwn(tx, found.person.email);
    const before = decision.status === 'paid' ? 'approved' : 'processing';
    const [claim] = await tx
      .update(claims)
      .set(toChange(decision, now()))
      // Only one of two simultaneous decisions succeeds.
      .where(and(eq(claims.id, found.id), eq(claims.status, before)))
      .returning();
    if (!claim) {
      const [decided] = await tx.select().from(claims).where(eq(claims.id, found.id));
      const by = await lastChangedBy(tx, 'claim', reference);
      // A repeat of a decision whose response was lost.
      if (by?.id === staffId && isDeepStrictEqual({ ...decided, ...decision }, decided)) return;
      throw new ResponseError(
        409,
        `${by?.name ?? 'Somebody'} decided this claim meanwhile. Look at it again.`,
      );
    }
    const account = maskedAccount(claim);
    if (body.account && !isDeepStrictEqual(body.account, account))
      throw new ResponseError(409, 'The person has named another account meanwhile. Look at it again.');
    if (decision.status === 'paid' && !account)
      throw unprocessable('The person has not yet named the account to pay to.');
    const facts = { reference, name: found.benefit };
    const amountKobo = claim.amountKobo ?? 0;
    if (decision.status === 'approved')
      await enqueueMail(tx, approvedClaimMail(config, found.person, facts, amountKobo));
    else if (decision.status === 'paid')
      await enqueueMail(tx, paidClaimMail(config, found.person, facts, amountKobo));
    else {
      const canClaim = (await currentPeriod(tx, found.person.id, now())) !== null;
      const { reason } = decision;
      await enqueueMail(tx, refusedClaimMail(config, found.person, facts, { reason, canClaim }));
    }
  });
}

function toDecision({ status, amount, reason }: ClaimDecisionBody): Decision {
  if (status === 'paid') return { status };
  if (status === 'approved') {
    if (amount === undefined) throw fieldError('amount', 'Say how many naira are repaid.');
    return { status, amountKobo: toKobo(amount) };
  }
  if (reason === undefined) throw fieldError('reason', 'Say why the claim is refused.');
  return { status, reason: reason.trim() };
}

function toChange(decision: Decision, now: Date): Partial<typeof claims.$inferInsert> {
  if (decision.status === 'paid') return { status: 'paid', paidAt: now };
  if (decision.status === 'refused') return { status: 'refused', reason: decision.reason, decidedAt: now };
  return { status: 'approved', amountKobo: decision.amountKobo, decidedAt: now };
}
