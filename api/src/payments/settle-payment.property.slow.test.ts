import fc from 'fast-check';
import type { PaymentProvider, ProviderVerdict } from '../payment-providers/payment-provider';
import { moreRounds } from '../testing/databases/databases';
import { onDatabase } from '../testing/on-database';
import { peopleOf } from '../testing/people';
import { seedOr } from '../testing/seed-or';
import { readEvent } from '../payment-providers/webhook-signature';

const minute = 60_000;
const statuses = ['success', 'failed', 'abandoned', 'pending', 'refunded', 'unknown', 'away'] as const;
const events = ['charge.success', 'charge.failed', 'refund.processed', 'charge.dispute.create'];

let said: (typeof statuses)[number] = 'abandoned';
const amounts = new Map<string, number>();
const sent: string[] = [];

/** Says of every payment what the test wants. */
const provider: PaymentProvider = {
  name: 'paystack',
  askIntervalMs: 2000,
  start: async ({ reference, amountKobo }) => {
    amounts.set(reference, amountKobo);
    return { authorizationUrl: `https://provider.example/${reference}` };
  },
  verify: async (reference) => {
    if (said === 'away') throw new Error('no answer');
    if (said === 'unknown') return null;
    const card = { type: 'visa', last4: '4081', expiry: '12/30', authorizationCode: 'AUTH_x' };
    return {
      status: said,
      amountKobo: amounts.get(reference) ?? 0,
      currency: 'NGN',
      paidAt: null,
      reason: null,
      card: said === 'success' ? card : null,
    } satisfies ProviderVerdict;
  },
  refund: async ({ reference }) => {
    sent.push(reference);
    return 'accepted';
  },
  readWebhook: (_headers, body) => readEvent(body),
};

onDatabase(
  'what a provider says of a payment',
  (suite) => {
    const hear = async (reference: string, status: (typeof statuses)[number], event = 'charge.success') => {
      said = status;
      const data = event.startsWith('charge.dispute') ? { transaction: { reference } } : { reference };
      const response = await suite.api.webhook({ event, data });
      return [response.status, response.headers['retry-after'] ?? null];
    };
    const { registered } = peopleOf(suite);
    let guests = 0;
    const start = async (kind: 'condition' | 'plan' | 'card'): Promise<string> => {
      said = 'abandoned';
      const day = new Date(suite.api.services.now().getTime() + 5 * 24 * 60 * minute);
      const date = `${day.getUTCMonth() + 1}-${day.getUTCDate()}-${day.getUTCFullYear()} 09:00 am`;
      const name = {
        first_name: 'Ann',
        last_name: 'Bello',
        redirect_url: 'http://localhost:3000/account/home',
      };
      const token = kind === 'condition' ? null : await suite.api.signIn((await registered()).email);
      const visit = { ...name, date, method: 'video', description: 'Malaria' };
      const plan = { ...name, plan_id: 1, frequency: 'quarter', quantity: 1 };
      const response =
        kind === 'condition'
          ? await suite.post('/condition/payment/1', { ...visit, email: `ann${(guests += 1)}@mail.example` })
          : kind === 'plan'
            ? await suite.post('/individual/subscribe_plan', plan, token)
            : await suite.get('/individual/update_card', token);
      expect([response.status, response.text]).toEqual([200, expect.any(String)]);
      return response.body.data.reference as string;
    };

    /** What there is of a payment once its refunds are sent. */
    const outcome = async (reference: string): Promise<object> => {
      await suite.api.sendRefunds();
      const found = await suite.api.one(
        `select json_build_object('status', status,
           'visits', (select count(*) from visits where payment_id = p.id and status <> 'cancelled'),
           'covers', (select count(*) from subscriptions where payment_id = p.id and expires_at > '${suite.api.services.now().toISOString()}'),
           'refunds', (select coalesce(json_agg(concat_ws(' ', cause, status)), '[]') from refunds where payment_id = p.id))::text
         from payments p where reference = '${reference}'`,
      );
      const asked = sent.filter((one) => one === reference).length;
      return { ...(JSON.parse(found) as object), asked };
    };

    it(
      'is heard in any order, with 200, or 503 while the provider is away: paid once or given back once',
      async () => {
        const status = fc.constantFrom(...statuses, 'success', 'success', 'refunded', 'refunded');
        const word = fc.record({ status, event: fc.constantFrom(...events) });
        const history = fc.array(word, { minLength: 2, maxLength: 7 });
        await fc.assert(
          fc.asyncProperty(fc.constantFrom('condition', 'plan', 'card'), history, async (kind, words) => {
            const reference = await start(kind);
            for (const { status, event } of words)
              expect([status, ...(await hear(reference, status, event))]).toEqual(
                status === 'away' ? [status, 503, '5'] : [status, 200, null],
              );
            expect(await outcome(reference)).toEqual(
              expected(
                kind,
                words.map(({ status }) => status),
              ),
            );
          }),
          { numRuns: 60 * moreRounds, seed: seedOr(20261125) },
        );
      },
      240_000 * moreRounds,
    );

    it.each(['condition', 'plan'] as const)(
      'is left to an operator when a %s that was given back is paid again',
      async (kind) => {
        const reference = await start(kind);
        const heard = [];
        for (const status of ['success', 'refunded', 'success', 'success'] as const)
          heard.push(await hear(reference, status));
        expect(heard).toEqual(Array(4).fill([200, null]));
        const of = `payment_id = (select id from payments where reference = '${reference}')`;
        expect(
          await suite.api.one(`select string_agg(kind, ' ' order by id) from payment_issues where ${of}`),
        ).toBe('refunded-at-provider paid-after-refund');
        expect(await suite.api.one(`select status from payments where reference = '${reference}'`)).toBe(
          'cancelled',
        );
      },
    );

    const shown = async (reference: string) =>
      (await suite.get(`/condition/payment/status/${reference}`)).body.data as object;

    it('is shown as over with a reason when it failed, and without its page while it is decided', async () => {
      const failed = await start('condition');
      await hear(failed, 'failed');
      expect(await shown(failed)).toMatchObject({ status: 'cancelled', reason: expect.any(String) });
      const pending = await start('condition');
      await hear(pending, 'abandoned');
      expect(await shown(pending)).toMatchObject({ authorization_url: expect.any(String) });
      await hear(pending, 'pending');
      expect(await shown(pending)).toMatchObject({ authorization_url: null });
      suite.api.advance(31 * minute);
      await suite.api.housekeep();
      expect(await shown(pending)).toMatchObject({ status: 'processing' });
    });

    it('tells nobody of money that came back before anything was sold', async () => {
      const reference = await start('condition');
      await hear(reference, 'refunded');
      const told = `(select count(*) from outbox where recipient = 'ann${guests}@mail.example')`;
      const of = `(select id from payments where reference = '${reference}')`;
      expect(
        await suite.api.one(
          `select ${told} + (select count(*) from payment_issues where payment_id = ${of})`,
        ),
      ).toBe('0');
    });

    it.each([
      ['success', 1],
      ['refunded', 1],
      ['abandoned', 0],
    ] as const)('is logged where we do not know it and it is %s: %i time', async (status, times) => {
      const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      expect(await hear(`PAY-LOST-${status}`, status)).toEqual([200, null]);
      expect(write.mock.calls.filter(([line]) => String(line).includes(`PAY-LOST-${status}`))).toHaveLength(
        times,
      );
    });

    it('sends no money back a second time that the provider gave back after a failed attempt', async () => {
      const reference = await start('condition');
      for (const status of ['failed', 'refunded', 'success'] as const) await hear(reference, status);
      const found = `select string_agg(concat_ws(' ', r.cause, r.status, i.kind), ',') from payments p
        join refunds r on r.payment_id = p.id join payment_issues i on i.payment_id = p.id where reference = '${reference}'`;
      expect(await suite.api.one(found)).toBe('refunded-at-provider done paid-after-refund');
    });
  },
  { provider },
);

/** What follows from what the provider said of a payment, in this order. */
function expected(kind: 'condition' | 'plan' | 'card', words: (typeof statuses)[number][]) {
  const isPaid = words.includes('success');
  const isBack = words.includes('refunded');
  const nothing = { visits: 0, covers: 0, refunds: [] as string[], asked: 0 };
  if (!isPaid && !isBack)
    return { ...nothing, status: words.includes('failed') ? 'cancelled' : 'processing' };
  // The money of a card check goes back by itself.
  if (kind === 'card' && isPaid && !(words.indexOf('refunded') < words.indexOf('success') && isBack))
    return {
      ...nothing,
      status: 'success',
      refunds: [isBack ? 'card-check done' : 'card-check accepted'],
      asked: isBack ? 0 : 1,
    };
  if (isBack) return { ...nothing, status: 'cancelled', refunds: ['refunded-at-provider done'] };
  return {
    ...nothing,
    status: 'success',
    visits: kind === 'condition' ? 1 : 0,
    covers: kind === 'plan' ? 1 : 0,
  };
}
