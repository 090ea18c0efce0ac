import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DeskClaim, DeskClaimRow } from '@ilera/contracts/api';
import { recordHourlyReads } from '../../audit/read-audited';
import { toClaimsResponse, type ClaimRow } from '../../claims/claims-response';
import { notFound } from '../../common/response-error';
import { toNaira } from '../../prices/price';
import type { Database } from '../../db/database';
import { claimEvidence, claims, users } from '../../db/schema';
import { personOf } from '../../visits/select-visits';
import { fullName } from '../../people/names';

type UserRow = typeof users.$inferSelect;

/** Formats a claim as a row of the claims desk. */
export const toDeskRow = (row: { claim: ClaimRow; benefit: string; person: UserRow }): DeskClaimRow => ({
  reference: row.claim.reference,
  benefit: row.benefit,
  status: row.claim.status,
  amount: row.claim.amountKobo === null ? null : toNaira(row.claim.amountKobo),
  created_at: row.claim.createdAt.toISOString(),
  person: fullName(row.person),
  has_account: row.claim.accountNumber !== null,
});

/**
 * Shows a staff member one claim, its person, their other claims and those with one of its files, and records the reads;
 * throws 404.
 */
export async function showClaim(tx: Database, reference: string, staffId: number): Promise<DeskClaim> {
  const [found] = await tx
    .select({ claim: claims, user: users })
    .from(claims)
    .innerJoin(users, eq(users.id, claims.userId))
    .where(eq(claims.reference, reference));
  if (!found) throw notFound('This claim');
  const { claim: row, user } = found;
  const otherRows = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.userId, user.id), ne(claims.id, row.id)))
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(50);
  const [claim, ...others] = await toClaimsResponse(tx, [row, ...otherRows]);
  if (!claim) throw notFound('This claim');
  const alike = await claimsWithFileOf(tx, row.id);
  const own = [claim, ...others].map((shown) => ({ subjectId: user.id, record: shown.reference }));
  // One person's claims can share a file.
  const further = alike.filter(({ record }) => !own.some((read) => read.record === record));
  await recordHourlyReads(tx, staffId, 'claim', [...own, ...further]);
  const { email, phone } = personOf({ user, payment: null });
  return {
    ...claim,
    person: { name: fullName(user), email, phone },
    others: others.map(({ reference: other, benefit, status, amount, created_at }) => ({
      reference: other,
      benefit,
      status,
      amount,
      created_at,
    })),
    also_in: alike.map(({ record }) => record),
  };
}

/** The claims of anybody that have one of the claim's files: 50 at most. */
function claimsWithFileOf(tx: Database, claimId: number) {
  const other = alias(claimEvidence, 'other');
  return tx
    .selectDistinct({ subjectId: claims.userId, record: claims.reference })
    .from(claimEvidence)
    .innerJoin(other, and(eq(other.sha256, claimEvidence.sha256), ne(other.claimId, claimId)))
    .innerJoin(claims, eq(claims.id, other.claimId))
    .where(eq(claimEvidence.claimId, claimId))
    .orderBy(asc(claims.reference))
    .limit(50);
}
