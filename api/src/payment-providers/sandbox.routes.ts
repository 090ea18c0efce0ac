/**
 * The sandbox's hosted page: `/_pay/{reference}`. Approve, decline or cancel; then a signed webhook, then a
 * redirect to the shop.
 */
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { brand } from '@ilera/contracts';
import { html } from '@ilera/contracts/html';
import { sandboxTransactions } from '../db/schema';
import { sendPage } from '../http/html-page';
import { toNaira } from '../prices/price';
import type { Services } from '../services';
import { sign } from './webhook-signature';
import { signatureHeader, testCards } from './sandbox.provider';

type Transaction = typeof sandboxTransactions.$inferSelect;

const outcomes = {
  approve: { status: 'success', event: 'charge.success' },
  decline: { status: 'failed', event: 'charge.failed' },
  cancel: { status: 'abandoned', event: 'charge.abandoned' },
} as const;

/** As at Paystack, a page can still be paid after it was closed or a card was declined. */
const payable: Transaction['status'][] = ['pending', 'abandoned', 'failed'];

const isOpen = (transaction: Transaction, now: Date): boolean =>
  payable.includes(transaction.status) && (transaction.expiresAt === null || transaction.expiresAt > now);

export async function sandboxRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const find = async (reference: string) => {
    const [row] = await db
      .select()
      .from(sandboxTransactions)
      .where(eq(sandboxTransactions.reference, reference));
    return row ?? null;
  };

  app.get<{ Params: { reference: string } }>('/_pay/:reference', async (request, reply) => {
    const transaction = await find(request.params.reference);
    if (!transaction) return unknownPage(reply);
    return showPage(reply, transaction, services.now());
  });

  merchantRoutes(app, services);

  app.post<{ Params: { reference: string }; Body: { outcome?: unknown; card?: unknown } | null }>(
    '/_pay/:reference',
    async (request, reply) => {
      const { reference } = request.params;
      const transaction = await find(reference);
      if (!transaction) return unknownPage(reply);
      const outcome = outcomes[String(request.body?.outcome) as keyof typeof outcomes];
      if (!outcome) return showPage(reply, transaction, services.now());
      const card = testCards.find(({ type }) => type === request.body?.card) ?? testCards[0];
      if (!isOpen(transaction, services.now())) return reply.redirect(backUrl(transaction), 303);
      // Success is final: a second press, also of another button after going back, changes nothing.
      const decided = await db
        .update(sandboxTransactions)
        .set({ status: outcome.status, cardType: card.type, decidedAt: services.now() })
        .where(
          and(eq(sandboxTransactions.reference, reference), inArray(sandboxTransactions.status, payable)),
        )
        .returning();
      if (decided.length > 0) await tellMerchant(app, services, reference, outcome.event);
      // The browser applies the policy of the page with the form; this response only redirects.
      return reply.header('cache-control', 'no-store').redirect(backUrl(transaction), 303);
    },
  );
}

function merchantRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const steps = {
    refund: { status: 'reversed', event: 'refund.processed' },
    dispute: { status: null, event: 'charge.dispute.create' },
    chargeback: { status: 'reversed', event: 'charge.dispute.resolve' },
  } as const;
  app.post<{ Params: { reference: string; step: string } }>(
    '/_pay/:reference/merchant/:step',
    async (request, reply) => {
      const { reference } = request.params;
      const step = steps[request.params.step as keyof typeof steps];
      if (!step) return unknownPage(reply);
      const isPaid = and(
        eq(sandboxTransactions.reference, reference),
        eq(sandboxTransactions.status, 'success'),
      );
      const [found] = step.status
        ? await db.update(sandboxTransactions).set({ status: step.status }).where(isPaid).returning()
        : await db.select().from(sandboxTransactions).where(isPaid);
      if (!found) return unknownPage(reply);
      await tellMerchant(app, services, reference, step.event);
      return reply.code(204).send();
    },
  );
}

/**
 * Sends the webhook with a few retries. If all fail, the API verifies the payment when the person returns.
 */
async function tellMerchant(
  app: FastifyInstance,
  services: Services,
  reference: string,
  event: string,
): Promise<void> {
  // Puts the reference where Paystack puts it for each kind of event.
  const named = event.startsWith('refund.')
    ? { transaction_reference: reference }
    : event.startsWith('charge.dispute')
      ? { transaction: { reference } }
      : { reference };
  const payload = JSON.stringify({ event, data: { ...named, id: `${reference}-${event}` } });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const response = await app.inject({
      method: 'POST',
      url: '/payment/webhook',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(services.config.sandboxSecret, payload),
      },
      payload,
    });
    if (response.statusCode === 200) return;
  }
}

function backUrl(transaction: Transaction): string {
  const url = new URL(transaction.callbackUrl);
  url.searchParams.set('trxref', transaction.reference);
  url.searchParams.set('reference', transaction.reference);
  return url.href;
}

const money = (transaction: Transaction): string =>
  `${transaction.currency} ${toNaira(transaction.amountKobo).toLocaleString('en-NG', { minimumFractionDigits: 2 })}`;

const showPage = (reply: FastifyReply, transaction: Transaction, now: Date) =>
  isOpen(transaction, now) ? payPage(reply, transaction) : decidedPage(reply, transaction);

function payPage(reply: FastifyReply, transaction: Transaction) {
  const cards = testCards.map(
    (card, index) =>
      html`<label
        ><input
          type="radio"
          name="card"
          value="${card.type}"
          ${index === 0 && html` checked`}
        />${card.label}</label
      >`,
  );
  return sendPage(reply, {
    title: `Pay ${money(transaction)} - Sandbox payments`,
    formTargets: [new URL(transaction.callbackUrl).origin],
    body: html`<main>
      <p class="ribbon">Sandbox: no money moves</p>
      <h1>Pay ${brand.name}</h1>
      <p class="amount">${money(transaction)}</p>
      <p class="quiet">${transaction.description} for ${transaction.email}</p>
      <form method="post">
        <fieldset>
          <legend>Test card</legend>
          ${cards}
        </fieldset>
        <div class="actions">
          <button class="primary" name="outcome" value="approve">Approve payment</button>
          <button name="outcome" value="decline">Decline payment</button>
          <button name="outcome" value="cancel">Cancel and go back</button>
        </div>
      </form>
    </main>`,
  });
}

function decidedPage(reply: FastifyReply, transaction: Transaction) {
  const words: Partial<Record<Transaction['status'], string>> = {
    success: 'This payment was approved.',
    reversed: 'This payment was given back.',
  };
  const text = words[transaction.status] ?? 'The time to pay has run out.';
  return sendPage(reply, {
    title: 'Payment finished - Sandbox payments',
    body: html`<main>
      <p class="ribbon">Sandbox: no money moves</p>
      <h1>${text}</h1>
      <p class="quiet">It cannot be changed any more.</p>
      <p><a href="${backUrl(transaction)}">Back to ${brand.name}</a></p>
    </main>`,
  });
}

function unknownPage(reply: FastifyReply) {
  return sendPage(reply, {
    title: 'Unknown payment - Sandbox payments',
    status: 404,
    body: html`<main>
      <h1>This payment does not exist</h1>
      <p class="quiet">Go back to the shop and start again.</p>
    </main>`,
  });
}
