/**
 * Starts a payment, once. The same purchase by the same person within half an hour is the same payment, so a double
 * click, a retry after a lost answer, or a walk back from the provider's page leads to the page that already exists.
 */
import { createHash } from 'node:crypto';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { payments } from '../db/schema';
import type { Database } from '../db/open-database';
import { newReference } from '../common/reference';
import { HttpError, unprocessable } from '../http/http-error';
import type { Services } from '../services';

export type NewPayment = Omit<
  typeof payments.$inferInsert,
  | 'id'
  | 'reference'
  | 'status'
  | 'reason'
  | 'provider'
  | 'authorizationUrl'
  | 'fingerprint'
  | 'createdAt'
  | 'settledAt'
>;

interface Purchase {
  /** What makes two attempts the same purchase. */
  same: unknown[];
  /** Prices the purchase inside the transaction, so that a coupon's last use goes to one. */
  price(db: Database): Promise<NewPayment>;
  /** Said when this very purchase was paid a moment ago. */
  alreadyPaid: string;
}

const sameForMinutes = 30;

const providerWords = { condition: 'Doctor consultation', plan: 'Health plan', card: 'Card check' } as const;

/** The provider's page for this purchase, made on the first attempt and found again on the next. */
export async function startPayment(services: Services, purchase: Purchase) {
  const fingerprint = createHash('sha256').update(JSON.stringify(purchase.same)).digest('hex');
  return services.oneAtATime(`payment:${fingerprint}`, async () => {
    const payment = await findOrCreate(services, fingerprint, purchase);
    if (payment.authorizationUrl)
      return { authorization_url: payment.authorizationUrl, reference: payment.reference };
    return { authorization_url: await askProvider(services, payment), reference: payment.reference };
  });
}

async function findOrCreate(services: Services, fingerprint: string, purchase: Purchase) {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    // Between processes; inside one the queue above has already put the attempts in a row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${fingerprint}))`);
    const [earlier] = await tx
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.fingerprint, fingerprint),
          ne(payments.status, 'cancelled'),
          gt(payments.createdAt, new Date(now.getTime() - sameForMinutes * 60_000)),
        ),
      )
      .orderBy(desc(payments.id))
      .limit(1);
    if (earlier?.status === 'success') throw new HttpError(409, purchase.alreadyPaid);
    if (earlier) return earlier;
    const values = await purchase.price(tx);
    const [created] = await tx
      .insert(payments)
      .values({
        ...values,
        fingerprint,
        reference: newReference('PAY', 16),
        provider: services.provider.name,
        createdAt: now,
      })
      .returning();
    if (!created) throw new Error('The payment was not stored');
    return created;
  });
}

async function askProvider(services: Services, payment: typeof payments.$inferSelect): Promise<string> {
  let started: { authorizationUrl: string };
  try {
    started = await services.provider.start({
      reference: payment.reference,
      amountKobo: payment.amountKobo,
      currency: payment.currency,
      email: payment.email,
      // What somebody is treated for is no business of the payment provider.
      description: providerWords[payment.kind],
      callbackUrl: payment.redirectUrl,
    });
  } catch {
    // A reference that the provider may or may not know is not used again: the next attempt gets a new one.
    await services.db
      .update(payments)
      .set({ status: 'cancelled', reason: 'The payment could not be started.' })
      .where(and(eq(payments.id, payment.id), eq(payments.status, 'processing')));
    const words = 'The payment service does not answer. Nothing was charged. Try again shortly.';
    throw new HttpError(502, words);
  }
  await services.db
    .update(payments)
    .set({ authorizationUrl: started.authorizationUrl })
    .where(eq(payments.id, payment.id));
  return started.authorizationUrl;
}

/** Prices above what the provider takes in one payment are refused with words, not with a failure later. */
export function checkAmount(amountKobo: number): number {
  if (amountKobo > 10_000_000_000)
    throw unprocessable('This is more than can be paid online at once. Write to us and we arrange it.', {
      quantity: ['This is more than can be paid online at once.'],
    });
  return amountKobo;
}
