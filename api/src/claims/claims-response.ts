/** Claims with benefit and files, in the contract's format. */
import { asc, inArray } from 'drizzle-orm';
import type { OwnClaim } from '@ilera/contracts/api';
import { toNaira } from '../prices/price';
import type { Database } from '../db/database';
import { claimables, claimEvidence, type claims } from '../db/schema';

export type ClaimRow = typeof claims.$inferSelect;

/** The bank account of a claim, reduced to the last four digits; null if there is none yet. */
export const maskedAccount = ({ bank, accountNumber }: Pick<ClaimRow, 'bank' | 'accountNumber'>) =>
  bank && accountNumber ? { bank, number: `******${accountNumber.slice(-4)}` } : null;

/** Formats claims in the given order, with two extra queries in total. */
export async function toClaimsResponse(db: Database, rows: ClaimRow[]): Promise<OwnClaim[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const benefits = await db.select({ id: claimables.id, name: claimables.name }).from(claimables);
  const files = await db
    .select({
      id: claimEvidence.id,
      claimId: claimEvidence.claimId,
      name: claimEvidence.originalName,
      bytes: claimEvidence.bytes,
    })
    .from(claimEvidence)
    .where(inArray(claimEvidence.claimId, ids))
    .orderBy(asc(claimEvidence.id));
  const names = new Map(benefits.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    claimable_id: row.claimableId,
    benefit: names.get(row.claimableId) ?? '',
    comment: row.comment,
    status: row.status,
    amount: row.amountKobo === null ? null : toNaira(row.amountKobo),
    reason: row.reason,
    account: maskedAccount(row),
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    paid_at: row.paidAt?.toISOString() ?? null,
    evidence: files
      .filter(({ claimId }) => claimId === row.id)
      .map(({ id, name, bytes }) => ({ id, name, bytes })),
  }));
}
