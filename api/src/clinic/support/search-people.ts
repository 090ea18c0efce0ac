import { and, desc, eq, exists, ilike, isNull, or, type SQL } from 'drizzle-orm';
import { maxSupportHits } from '@ilera/contracts';
import type { SupportHit } from '@ilera/contracts/api';
import { isErasedAddress } from '../../people/erased-address';
import type { Database } from '../../db/database';
import { visits, claims, payments, receipts, users } from '../../db/schema';
import { containing, isNamed } from '../../people/names';
import { keyOf } from './find-person';
import { fullName } from '../../people/names';

/** Finds people by reference, receipt, e-mail address, phone or name; accounts first. */
export async function searchPeople(db: Database, search: string): Promise<SupportHit[]> {
  const text = search.trim();
  const reference = text.toUpperCase();
  const like = containing(text) ?? '';
  const digits = text.replace(/\D/g, '').slice(-10);
  const [, year, serial] = /^RCT-(\d{4})-(\d{1,8})$/.exec(reference) ?? [];
  const isReceipt = year && and(eq(receipts.year, Number(year)), eq(receipts.serial, Number(serial)));
  const isPayment = or(eq(payments.reference, reference), isReceipt ? isReceipt : undefined);
  const selectPayments = db
    .select({ payment: payments, visitor: visits.userId })
    .from(payments)
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .leftJoin(visits, eq(visits.paymentId, payments.id));

  const matchingPayments = await selectPayments
    .where(or(isPayment, eq(visits.reference, reference)))
    .limit(maxSupportHits);
  const accountIds = matchingPayments.map(({ payment, visitor }) => payment.userId ?? visitor);
  const has = (table: typeof claims | typeof visits): SQL =>
    exists(
      db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.userId, users.id), eq(table.reference, reference))),
    );
  const accounts = await db
    .select()
    .from(users)
    .where(
      and(
        isNull(users.erasedAt),
        or(
          ilike(users.email, like),
          isNamed(users, like),
          digits.length >= 7 ? ilike(users.phoneNumber, `%${digits}`) : undefined,
          ...accountIds.filter((id) => id !== null).map((id) => eq(users.id, id)),
          has(claims),
          has(visits),
        ),
      ),
    )
    .orderBy(desc(users.id))
    .limit(maxSupportHits);
  const hits: SupportHit[] = accounts.map((user) => ({
    key: keyOf(user.id),
    name: fullName(user),
    email: user.email,
    is_guest: false,
  }));
  return [...hits, ...(await searchGuests(db, { reference, like, isPayment }))].slice(0, maxSupportHits);
}

/** People who paid without an account, one per e-mail address. */
async function searchGuests(
  db: Database,
  { reference, like, isPayment }: { reference: string; like: string; isPayment: SQL | undefined },
): Promise<SupportHit[]> {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .leftJoin(visits, eq(visits.paymentId, payments.id))
    .where(
      and(
        isNull(payments.userId),
        // Adopted visits are found under their account.
        isNull(visits.userId),
        or(isPayment, eq(visits.reference, reference), ilike(payments.email, like), isNamed(payments, like)),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(maxSupportHits * 5);
  const guests = new Map<string, SupportHit>();
  for (const { payment } of rows) {
    const address = payment.email.toLowerCase();
    if (guests.has(address) || isErasedAddress(address)) continue;
    const name = fullName(payment);
    guests.set(address, { key: payment.reference, name, email: payment.email, is_guest: true });
  }
  return [...guests.values()];
}
