/** One transaction at a time starts or settles a purchase, in all processes of the API. */
import { sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';

/** The subject of a purchase: a guest's slot, a person's plan, a person's card check. */
export interface PurchaseSubject {
  kind: 'condition' | 'plan' | 'card';
  userId?: number | null;
  email: string;
  scheduledAt?: Date | null;
}

/** The purchase's name, equal for every attempt at the same purchase. */
export function purchaseName({ kind, userId, email, scheduledAt }: PurchaseSubject): string {
  if (kind === 'condition') return `visit:${email.toLowerCase()}:${scheduledAt?.toISOString() ?? ''}`;
  return `${kind}:${userId ?? email}`;
}

/** Waits until no other transaction has the purchase's lock, and takes it until this one ends. */
export async function lockPurchase(tx: Database, purchase: PurchaseSubject): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${purchaseName(purchase)}))`);
}
