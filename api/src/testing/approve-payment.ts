import type { onEachDatabase } from './on-each-database';

type Suite = Parameters<Parameters<typeof onEachDatabase>[1]>[0];

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
