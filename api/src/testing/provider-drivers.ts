/**
 * Actions of payers and banks at a provider, for both adapters, so that one set of cases runs against each.
 */
import { decidePayment, sandboxStatus } from './approve-payment';
import { startFakePaystack, type FakePaystack } from './fake-paystack';
import type { Suite } from './on-database';

export interface ProviderDriver {
  name: 'sandbox' | 'paystack';
  /** The API's options, made when its suite starts. */
  options(): Promise<Record<string, unknown>>;
  /** The payer's action on the provider's page; the webhook follows. */
  act(reference: string, outcome: 'approve' | 'decline' | 'leave'): Promise<void>;
  /** The payer pays, and the webhook is lost. */
  payUntold(reference: string): Promise<void>;
  /** A payment that ignores the page's state, perhaps of another amount; the webhook follows. */
  force(reference: string, change?: { amountKobo?: number; currency?: string }): Promise<void>;
  /** A refund or chargeback at the provider. */
  reverse(reference: string, how: 'refund' | 'chargeback'): Promise<void>;
  dispute(reference: string): Promise<void>;
  /** Whether we have asked the provider to refund this payment once the waiting refunds are sent. */
  isRefunded(reference: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The sandbox, through its own pages. */
export function sandboxDriver(suite: Suite): ProviderDriver {
  const outcomes = { approve: 'approve', decline: 'decline', leave: 'cancel' } as const;
  const merchant = (reference: string, step: string) =>
    suite.ask({ method: 'POST', url: `/_pay/${reference}/merchant/${step}` });
  /** Pays without the page and without a webhook. @param sets further columns that change, as SQL */
  const pay = (reference: string, ...sets: string[]) => {
    const paid = `status = 'success', card_type = 'visa', decided_at = '${suite.api.services.now().toISOString()}'`;
    return suite.api.run(
      `update sandbox_transactions set ${[paid, ...sets].join(', ')} where reference = '${reference}' and status <> 'reversed'`,
    );
  };
  return {
    name: 'sandbox',
    options: async () => ({}),
    act: async (reference, outcome) => void (await decidePayment(suite, reference, outcomes[outcome])),
    payUntold: (reference) => pay(reference),
    force: async (reference, { amountKobo, currency } = {}) => {
      await pay(
        reference,
        ...(amountKobo === undefined ? [] : [`amount_kobo = ${amountKobo}`]),
        ...(currency === undefined ? [] : [`currency = '${currency}'`]),
      );
      await suite.api.webhook({ event: 'charge.success', data: { reference } });
    },
    reverse: async (reference, how) => void (await merchant(reference, how)),
    dispute: async (reference) => void (await merchant(reference, 'dispute')),
    isRefunded: async (reference) => {
      await suite.api.sendRefunds();
      return (await sandboxStatus(suite, reference)) === 'reversed';
    },
    close: async () => undefined,
  };
}

/** Paystack's adapter, against a fake Paystack over HTTP. */
export function paystackDriver(suite: Suite): ProviderDriver & { paystack(): FakePaystack } {
  const secret = 'sk_test_for_the_contract';
  let fake: FakePaystack | null = null;
  const paystack = () => {
    if (!fake) throw new Error('The fake Paystack is not started');
    return fake;
  };
  const tell = async (event: string, reference: string) =>
    void (await suite.ask({
      method: 'POST',
      url: '/payment/webhook',
      raw: paystack().webhook(event, reference),
    }));
  return {
    name: 'paystack',
    paystack,
    options: async () => {
      fake = await startFakePaystack(secret, () => suite.api.services.now());
      return { paymentProvider: 'paystack', paystackSecret: secret, paystackUrl: fake.url };
    },
    act: async (reference, outcome) => {
      const isTaken = paystack().act(reference, outcome);
      if (isTaken && outcome === 'approve') await tell('charge.success', reference);
    },
    payUntold: async (reference) => void paystack().act(reference, 'approve'),
    force: async (reference, { amountKobo, currency } = {}) => {
      paystack().force(reference, {
        ...(amountKobo === undefined ? {} : { amount: amountKobo }),
        ...(currency === undefined ? {} : { currency }),
      });
      await tell('charge.success', reference);
    },
    reverse: async (reference, how) => {
      paystack().reverse(reference);
      await tell(how === 'refund' ? 'refund.processed' : 'charge.dispute.resolve', reference);
    },
    dispute: (reference) => tell('charge.dispute.create', reference),
    isRefunded: async (reference) => {
      await suite.api.sendRefunds();
      return paystack().isRefunded(reference);
    },
    close: async () => fake?.close(),
  };
}
