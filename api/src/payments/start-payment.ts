/**
 * Starts a payment once. A double click, a retry after a lost response, or a return from the provider's page leads to
 * the open attempt. A different purchase by a signed-in person replaces the open attempt. An address does not identify
 * a guest, so a guest's different request leaves both attempts open, and a second payment is refunded
 * (settle-payment.ts).
 */
import { and, desc, eq, isNull } from 'drizzle-orm';
import { minuteMs } from '@ilera/format';
import { payments, type PaymentRow } from '../db/schema';
import type { Database } from '../db/database';
import { newReference } from '../common/reference';
import { ResponseError } from '../common/response-error';
import { lockCaller } from '../people/lock-person';
import type { Services } from '../services';
import { attemptEnd, cancelPayments, isPayable, isReplacedBy, isUndecided, supersede } from './attempt';
import { attemptMinutes } from '../payment-providers/payment-provider';
import { naira, toKobo } from '../prices/price';
import { neutralTitles } from './payment-words';
import { paidBefore, lockPurchase, purchaseName } from './purchase-lock';
import { settlePayment } from './settle-payment';
import { sha256 } from '../encryption/hash';

type Columns = typeof payments.$inferInsert;

/**
 * Prices a purchase and checks that it is available. Runs inside the transaction, because only one purchase can get a
 * coupon's last use. `OfKind` names the columns that the kind requires.
 */
type Price<OfKind extends keyof Columns = never> = (
  db: Database,
  now: Date,
) => Promise<
  Pick<Columns, 'email' | 'description' | 'amountKobo' | 'redirectUrl' | 'couponId'> &
    Required<Pick<Columns, OfKind>>
>;

interface Terms {
  /** Values equal for two requests that share an attempt. */
  identity: unknown[];
  /** The payer and the patient. They may differ between two attempts at the same purchase; the last ones count. */
  details: Required<Pick<Columns, 'firstName' | 'lastName' | 'saveCard'>> &
    Pick<Columns, 'phone' | 'patient' | 'consentAt' | 'consentVersion'>;
  /** The total that the person saw, in naira. If the price differs, no attempt is started. */
  seenNaira?: number | undefined;
  /** The message if the purchase has already been paid. */
  alreadyPaid: string;
}

type Purchase = Terms &
  (
    | {
        subject: { kind: 'condition'; userId?: null; email: string; scheduledAt: Date };
        /** The message if the slot was paid for another visit. */
        slotHeld: string;
        price: Price<'method' | 'dateText' | 'conditionId'>;
      }
    | {
        subject: { kind: 'plan'; userId: number };
        price: Price<'planId' | 'frequency' | 'quantity' | 'creditKobo' | 'replaces'>;
      }
    | { subject: { kind: 'card'; userId: number }; price: Price }
  );

/**
 * Milliseconds that an open attempt must have left to be reused; with less, it could not be paid in time.
 */
const usefulMs = 5 * minuteMs;

/**
 * Returns the provider's page for a purchase. Throws 409 if the purchase is paid, is being paid, or has another price
 * (R5.1).
 */
export async function startPayment(services: Services, purchase: Purchase) {
  const fingerprint = sha256(JSON.stringify(purchase.identity));
  return services.oneAtATime(`payment:${purchaseName(purchase.subject)}`, async () => {
    await settleEarlier(services, fingerprint, purchase);
    const payment = await findOrCreate(services, fingerprint, purchase);
    const page = payment.authorizationUrl ?? (await openAttempt(services, payment));
    return { authorization_url: page, reference: payment.reference };
  });
}

/** Settles undecided attempts before another starts, because one of them may have been paid. */
async function settleEarlier(services: Services, fingerprint: string, purchase: Purchase): Promise<void> {
  const undecided = await services.db
    .select()
    .from(payments)
    .where(
      and(
        isReplacedBy({ ...purchase.subject, fingerprint }),
        isUndecided(services.now()),
        isNull(payments.supersededAt),
      ),
    )
    .limit(10);
  for (const { reference } of undecided) {
    let status;
    try {
      status = await settlePayment(services, reference);
    } catch (error) {
      throw error instanceof ResponseError && error.status === 503 ? providerIsAway() : error;
    }
    if (status === 'pending')
      throw new ResponseError(
        409,
        'Your earlier payment is still being processed. We write to you as soon as it is decided.',
      );
  }
}

async function findOrCreate(
  services: Services,
  fingerprint: string,
  purchase: Purchase,
): Promise<PaymentRow> {
  return services.db.transaction(async (tx) => {
    if (purchase.subject.userId) await lockCaller(tx, purchase.subject.userId);
    // Serialises attempts across processes; `oneAtATime` does so within one.
    await lockPurchase(tx, purchase.subject);
    const now = services.now();
    const since = new Date(now.getTime() - attemptMinutes * minuteMs);
    const paidPayment = await paidBefore(tx, { ...purchase.subject, fingerprint, createdAt: since });
    if (paidPayment) {
      // A slot paid with another fingerprint is another visit at the same time.
      const isOther = paidPayment.fingerprint !== fingerprint && 'slotHeld' in purchase;
      throw new ResponseError(409, isOther ? purchase.slotHeld : purchase.alreadyPaid);
    }
    const [open] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.fingerprint, fingerprint), isPayable(new Date(now.getTime() + usefulMs))))
      .orderBy(desc(payments.id))
      .limit(1);
    const seenKobo = purchase.seenNaira && toKobo(purchase.seenNaira);
    if (open && (seenKobo ?? open.amountKobo) === open.amountKobo) {
      // Another process may have opened its page meanwhile.
      const [updated = open] = await tx
        .update(payments)
        .set(purchase.details)
        .where(eq(payments.id, open.id))
        .returning();
      return updated;
    }
    // Replaced attempts must release their coupon before the new attempt claims it.
    await supersede(tx, services, isReplacedBy({ ...purchase.subject, fingerprint }));
    const price = await purchase.price(tx, now);
    checkSeenPrice(seenKobo, price.amountKobo);
    const [created] = await tx
      .insert(payments)
      .values({
        ...purchase.subject,
        ...price,
        ...purchase.details,
        fingerprint,
        reference: newReference('PAY', 16),
        provider: services.provider.name,
        createdAt: now,
        expiresAt: attemptEnd(now, 'scheduledAt' in purchase.subject ? purchase.subject.scheduledAt : null),
      })
      .returning();
    if (!created) throw new Error('The payment was not stored');
    return created;
  });
}

function checkSeenPrice(seenKobo: number | undefined, amountKobo: number): void {
  if (seenKobo === undefined || seenKobo === amountKobo) return;
  const words = `The price has changed: it was ${naira(seenKobo)} and is now ${naira(amountKobo)}. Nothing was charged. Check it and press Pay again.`;
  throw new ResponseError(409, words, { amount: [words] });
}

const providerIsAway = () =>
  new ResponseError(502, 'The payment service does not answer. Nothing was charged. Try again shortly.');

async function openAttempt(services: Services, payment: PaymentRow): Promise<string> {
  const isOpen = and(eq(payments.id, payment.id), eq(payments.status, 'processing'));
  let started: { authorizationUrl: string };
  try {
    started = await services.provider.start({
      reference: payment.reference,
      amountKobo: payment.amountKobo,
      currency: payment.currency,
      email: payment.email,
      description: neutralTitles[payment.kind],
      callbackUrl: payment.redirectUrl,
      expiresAt: payment.expiresAt,
      isCardOnly: payment.kind === 'card',
    });
  } catch {
    // The provider may know this reference although the request failed, so the next attempt needs a new reference.
    await services.db.transaction(async (tx) => {
      // Another process may have opened the page.
      const isUnopened = and(isOpen, isNull(payments.authorizationUrl));
      await supersede(tx, services, isUnopened);
      await cancelPayments(tx, services, isUnopened, 'The payment could not be started.');
    });
    throw providerIsAway();
  }
  await services.db.transaction(async (tx) => {
    if (payment.userId !== null) await lockCaller(tx, payment.userId);
    const opened = await tx
      .update(payments)
      .set({ authorizationUrl: started.authorizationUrl })
      .where(and(isOpen, isNull(payments.supersededAt)))
      .returning();
    // The attempt was cancelled or replaced meanwhile, so a payment on this page would be refunded.
    if (opened.length === 0)
      throw new ResponseError(
        409,
        'This payment was started twice at once. Nothing was charged. Press Pay again.',
      );
  });
  return started.authorizationUrl;
}
