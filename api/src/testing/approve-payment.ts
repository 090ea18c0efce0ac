import type { Suite } from './on-database';

/** Presses a button on the sandbox's page. */
export const decidePayment = (
  suite: Suite,
  reference: string,
  outcome: 'approve' | 'decline' | 'cancel',
  card = 'visa',
) =>
  suite.ask({
    method: 'POST',
    url: `/_pay/${reference}`,
    raw: {
      payload: `outcome=${outcome}&card=${card}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  });

/** Where the money of a payment is at the sandbox: `success` with us, `reversed` with the payer. */
export const sandboxStatus = ({ api }: Suite, reference: string): Promise<string> =>
  api.one(`select status from sandbox_transactions where reference = '${reference}'`);

/** Pays on the sandbox's page with a card. */
export const approvePayment = (suite: Suite, reference: string, card?: string) =>
  decidePayment(suite, reference, 'approve', card);
