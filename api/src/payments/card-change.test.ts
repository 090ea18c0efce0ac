import { approvePayment, sandboxStatus } from '../testing/approve-payment';
import { supportDesk } from '../testing/clinic/support-desk';
import { onDatabase } from '../testing/on-database';
import { peopleOf } from '../testing/people';

onDatabase('a change of the card', (suite) => {
  const approve = (reference: string, card: string) => approvePayment(suite, reference, card);
  const { accountOf, issuesOf, refundsIn } = supportDesk(suite);
  const profile = async (token: string) => (await suite.get('/individual/profile', token)).body.data;

  it('replaces the card through the provider, and starts that only once', async () => {
    const token = await suite.api.signIn('chioma.family@ilera.example');
    const first = await suite.get('/individual/update_card', token);
    const second = await suite.get('/individual/update_card', token);
    expect(second.body.data).toEqual(first.body.data);
    const back = await approve(first.body.data.reference, 'visa');
    expect(back.headers.location).toContain('http://localhost:3000/account/home?');
    expect((await profile(token)).card).toEqual({
      type: 'visa',
      last_4digits: '4081',
      expiry: '12/30',
      payment_reference: first.body.data.reference,
    });
    const history = await suite.get(`/individual/subscriptions/user/${(await profile(token)).id}`, token);
    expect(history.text).not.toContain('Card update');
  });

  it('refunds the money of a card check, as its mail says, and keeps the card (R5.1)', async () => {
    const { email } = await peopleOf(suite).registered();
    const token = await suite.api.signIn(email);
    const reference = (await suite.get('/individual/update_card', token)).body.data.reference as string;
    await approve(reference, 'visa');
    await suite.api.sendRefunds();
    expect(await sandboxStatus(suite, reference)).toBe('reversed');
    const before = await suite.mailsTo(email);
    expect(before.at(-1)?.text).toContain('The N50 that proved it works goes back to you.');
    expect(await suite.mailsTo(email, 'refunding')).toEqual([]);
    expect(await issuesOf(reference)).toEqual([]);
    await suite.api.webhook({ event: 'refund.processed', data: { transaction_reference: reference } });
    expect(await suite.mailsTo(email)).toEqual(before);
    expect((await suite.get(`/individual/payment/${reference}`, token)).body.data.status).toBe('success');
    expect((await profile(token)).card).toMatchObject({ payment_reference: reference });
    const receipt = await suite.get(`/individual/receipt/${reference}`, token);
    expect(receipt.body.data).toMatchObject({ total: 50, refunded: 50 });
  });

  it.each([
    ['is only accepted', () => 'accepted' as const],
    [
      'fails for the last time',
      () => {
        throw new Error('no answer');
      },
    ],
  ])('leaves a refund done that the provider reports while the request for it %s', async (_how, answer) => {
    const { email } = await peopleOf(suite).registered();
    const start = await suite.get('/individual/update_card', await suite.api.signIn(email));
    const reference = start.body.data.reference as string;
    await approve(reference, 'visa');
    await suite.api.run(`update refunds set attempts = 9 where cause = 'card-check'`);
    const { provider } = suite.api.services;
    const refund = provider.refund.bind(provider);
    jest.spyOn(provider, 'refund').mockImplementation(async (asked) => {
      await refund(asked);
      await suite.api.webhook({
        event: 'refund.processed',
        data: { transaction_reference: asked.reference },
      });
      return answer();
    });
    await suite.api.sendRefunds();
    expect({
      refunds: refundsIn(await accountOf(email), reference),
      issues: await issuesOf(reference),
    }).toEqual({
      refunds: [expect.objectContaining({ status: 'done' })],
      issues: [],
    });
  });

  it('keeps the old card and refunds the check when the new card cannot be saved', async () => {
    const email = 'efe.corporate@ilera.example';
    const token = await suite.api.signIn(email);
    const before = [(await profile(token)).card, (await suite.mailsTo(email)).length];
    const { reference } = (await suite.get('/individual/update_card', token)).body.data;
    await suite.api.run(
      `update sandbox_transactions set status = 'success', card_type = 'once', decided_at = now() where reference = '${reference}'`,
    );
    await suite.api.webhook({ event: 'charge.success', data: { reference } });
    const { data } = (await suite.get(`/individual/payment/${reference}`, token)).body;
    expect(data).toMatchObject({ status: 'cancelled', refunded: true });
    expect(data.reason).toContain('cannot be saved');
    expect([(await profile(token)).card, (await suite.mailsTo(email)).length - 1]).toEqual(before);
    expect(await suite.mailsTo(email, 'refunding')).toHaveLength(1);
  });
});
