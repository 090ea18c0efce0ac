/**
 * Starts a payment, once. A double click, a retry after a lost response, or a return from the provider's page
 * leads to the attempt that is already open. A different request of a signed-in person replaces the open attempt. A guest is
 * not known by an address, so a guest's different request leaves both attempts open; the second payment goes back
 * (settle-payment.ts).
 */
import { and, desc, eq, isNull } from 'drizzle-orm';
import { payments, type PaymentRow } from '../db/schema';
import type { Database } from '../db/database';
import { newReference } from '../common/reference';
import { ResponseError, signInFirst } from '../common/response-error';
import { lockPerson } from '../sessions/lock-person';
import type { Services } from '../services';
import { isPayable } from '../common/payable';
import { attemptEnd, cancelPayments, isReplacedBy, isUndecided, supersede } from './attempt';
import { attemptMinutes } from '../payment-providers/payment-provider';
import { naira } from '../prices/price';
import { paidBefore, lockPurchase, purchaseName } from './purchase-lock';
import { neutralTitles } from './neutral-titles';
import { settlePayment } from './settle-payment';
import { sha256 } from '../encryption/hash';
import { minuteMs } from '../common/time';

type Columns = typeof payments.$inferInsert;

/**
 * Prices a purchase when it is paid, and checks that it can be had. Runs inside the transaction, because only one
 * purchase gets a coupon's last use. The columns of the kind must be given.
 */
type Price<OfKind extends keyof Columns = never> = (
  db: Database,
  now: Date,
) => Promise<
  Pick<Columns, 'email' | 'description' | 'amountKobo' | 'redirectUrl' | 'couponId'> &
    Required<Pick<Columns, OfKind>>
>;

interface Terms {
  /** Values that are equal for two attempts at the same purchase, so that the second finds the first. */
  same: unknown[];
  /** The payer and the patient. They may differ between two attempts at the same purchase; the last ones count. */
  details: Required<Pick<Columns, 'firstName' | 'lastName' | 'saveCard'>> &
    Pick<Columns, 'phone' | 'patient' | 'consentAt' | 'consentVersion'>;
  /** The total that the person saw, in kobo. Where the price is another one, nothing is started. */
  seenKobo?: number | undefined;
  /** The message where this purchase was paid already. */
  alreadyPaid: string;
}

type Purchase = Terms &
  (
    | {
        subject: { kind: 'condition'; userId?: null; email: string; scheduledAt: Date };
        /** The message where the slot was paid for another visit. */
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
 * Milliseconds that an open attempt must have left. A new attempt replaces one with less, which could not be paid in
 * time.
 */
const usefulMs = 5 * minuteMs;

/**
 * The provider's page for this purchase. Throws 409 when it was paid, is being paid, or costs something else
 * (R5.1).
 */
export async function startPayment(services: Services, purchase: Purchase) {
  const fingerprint = sha256(JSON.stringify(purchase.same));
  return services.oneAtATime(`payment:${purchaseName(purchase.subject)}`, async () => {
    await settleEarlier(services, fingerprint, purchase);
    const payment = await findOrCreate(services, fingerprint, purchase);
    const page = payment.authorizationUrl ?? (await openAttempt(services, payment));
    return { authorization_url: page, reference: payment.reference };
  });
}

/** Verifies open attempts before another one starts, because one of them may be paid. */
async function settleEarlier(services: Services, fingerprint: string, purchase: Purchase): Promise<void> {
  const open = await services.db
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
  for (const { reference } of open) {
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
    await lockCaller(tx, purchase.subject);
    // For other processes; inside one the queue above serialises the attempts.
    await lockPurchase(tx, purchase.subject);
    const now = services.now();
    const since = new Date(now.getTime() - attemptMinutes * minuteMs);
    const paidPayment = await paidBefore(tx, { ...purchase.subject, fingerprint, createdAt: since });
    if (paidPayment) {
      // A person has one visit at a time.
      const isOther = paidPayment.fingerprint !== fingerprint && 'slotHeld' in purchase;
      throw new ResponseError(409, isOther ? purchase.slotHeld : purchase.alreadyPaid);
    }
    const [open] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.fingerprint, fingerprint), isPayable(new Date(now.getTime() + usefulMs))))
      .orderBy(desc(payments.id))
      .limit(1);
    if (open && (purchase.seenKobo ?? open.amountKobo) === open.amountKobo) {
      const [same] = await tx
        .update(payments)
        .set(purchase.details)
        .where(eq(payments.id, open.id))
        .returning();
      return same ?? open;
    }
    // The replaced attempts release their coupon before the new one needs it.
    await supersede(tx, services, isReplacedBy({ ...purchase.subject, fingerprint }));
    const price = await purchase.price(tx, now);
    checkSeen(purchase.seenKobo, price.amountKobo);
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

function checkSeen(seenKobo: number | undefined, amountKobo: number): void {
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
    // The provider may know this reference although the request failed, so the next attempt gets a new one.
    await services.db.transaction(async (tx) => {
      // Another process may have opened its page.
      const isUnopened = and(isOpen, isNull(payments.authorizationUrl));
      await supersede(tx, services, isUnopened);
      await cancelPayments(tx, services, isUnopened, 'The payment could not be started.');
    });
    throw providerIsAway();
  }
  await services.db.transaction(async (tx) => {
    await lockCaller(tx, payment);
    const opened = await tx
      .update(payments)
      .set({ authorizationUrl: started.authorizationUrl })
      .where(and(isOpen, isNull(payments.supersededAt)))
      .returning();
    // The attempt was cancelled or replaced meanwhile: what is paid on this page would be given back.
    if (opened.length === 0)
      throw new ResponseError(
        409,
        'This payment was started twice at once. Nothing was charged. Press Pay again.',
      );
  });
  return started.authorizationUrl;
}

/** Throws 401 when the person who buys was erased, or lost the session. Guests have no account to lock. */
async function lockCaller(tx: Database, { userId }: { userId?: number | null }): Promise<void> {
  if (userId != null && !(await lockPerson(tx, userId))) throw signInFirst();
}
