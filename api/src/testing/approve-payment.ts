import type { Suite } from './on-database';

/** Pays on the sandbox's page with a card. */
export const approvePayment = (suite: Suite, reference: string, card = 'visa') =>
  suite.ask({
    method: 'POST',
    url: `/_pay/${reference}`,
    raw: {
      payload: `outcome=approve&card=${card}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  });
