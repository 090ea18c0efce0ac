import { decidePayment, sandboxStatus } from '../testing/approve-payment';
import { supportDesk } from '../testing/clinic/support-desk';
import { guestPaymentSteps, somebody } from '../testing/guest-payment-steps';
import { onDatabase } from '../testing/on-database';

onDatabase('webhooks of payments', (suite) => {
  const { poll, started } = guestPaymentSteps(suite);
  const { person } = supportDesk(suite);

  // The provider lets a page be paid after a card was declined, and not declined after it was paid.
  it.each([
    ['approve', 'decline'],
    ['decline', 'approve'],
  ] as const)(
    'books once when %s comes before %s and the webhook is told a hundred times (R5.21)',
    async (first, last) => {
      const guest = somebody();
      const reference = await started(guest);
      const webhook = (event: string, id: string) => suite.api.webhook({ event, data: { reference, id } });
      const answers = await Promise.all([
        decidePayment(suite, reference, first),
        ...Array.from({ length: 50 }, (_, i) => webhook('charge.success', `e${i % 5}`)),
        ...Array.from({ length: 50 }, (_, i) =>
          webhook(i % 2 ? 'charge.failed' : 'charge.abandoned', `f${i % 5}`),
        ),
        ...Array.from({ length: 10 }, () => suite.get(`/condition/payment/status/${reference}`)),
        decidePayment(suite, reference, last),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([303, ...answers.slice(2).map(() => 200), 303]);
      expect(await sandboxStatus(suite, reference)).toBe('success');
      expect({
        status: (await poll(reference)).status,
        visits: (await person(reference)).visits.length,
        mails: (await suite.mailsTo(guest.email)).length,
      }).toEqual({ status: 'success', visits: 1, mails: 1 });
    },
  );

  it('counts nothing on the word of a webhook alone', async () => {
    const reference = await started(somebody());
    expect((await suite.api.webhook({ event: 'charge.success', data: { reference } })).status).toBe(200);
    expect((await poll(reference)).status).toBe('processing');
    const forged = await suite.ask({
      method: 'POST',
      url: '/payment/webhook',
      raw: {
        payload: JSON.stringify({ event: 'charge.success', data: { reference } }),
        headers: { 'content-type': 'application/json', 'x-sandbox-signature': 'a'.repeat(128) },
      },
    });
    expect(forged.status).toBe(400);
  });
});
