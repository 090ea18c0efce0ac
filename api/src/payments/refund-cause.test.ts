import { guestPaymentSteps, minute, onEachProvider, somebody } from '../testing/guest-payment-steps';

onEachProvider('money that comes is kept or given back', (suite, driver) => {
  const { issuesOf, pay, poll, started, visits } = guestPaymentSteps(suite);

  it('keeps the money of an attempt that is paid while the provider is away for a day', async () => {
    const guest = somebody();
    const reference = await started(guest);
    await driver.payUntold(reference);
    const verify = jest.spyOn(suite.api.services.provider, 'verify').mockRejectedValue(new Error('away'));
    suite.api.advance(25 * 60 * minute);
    await suite.api.housekeep();
    verify.mockRestore();
    await suite.api.housekeep();
    expect(await visits(guest)).toBe(1);
  });

  it.each([
    ['is asked about', async (reference: string) => void (await poll(reference))],
    [
      'is started again',
      async (_reference: string, guest: object) => {
        const { status, body } = await pay(guest);
        expect({ status, message: body.message }).toEqual({
          status: 409,
          message: expect.stringContaining('already paid for'),
        });
      },
    ],
    [
      'is over',
      async () => {
        suite.api.advance(32 * minute);
        await suite.api.housekeep();
      },
    ],
  ])(
    'keeps the money of a second card after a declined one, without a webhook, once it %s',
    async (_when, learn) => {
      const guest = somebody();
      const reference = await started(guest);
      await driver.act(reference, 'decline');
      expect((await poll(reference)).status).toBe('cancelled');
      await driver.payUntold(reference);
      suite.api.advance(2_100);
      await learn(reference, guest);
      expect(await visits(guest)).toBe(1);
      expect(await driver.isRefunded(reference)).toBe(false);
    },
  );

  it('refunds a payment without a webhook on the page of a replaced attempt', async () => {
    const guest = somebody();
    const first = await started(guest);
    await driver.act(first, 'decline');
    await poll(first);
    const second = await started(guest);
    expect(second).not.toBe(first);
    await driver.payUntold(first);
    suite.api.advance(32 * minute);
    await suite.api.housekeep();
    expect({ isRefunded: await driver.isRefunded(first), visits: await visits(guest) }).toEqual({
      isRefunded: true,
      visits: 0,
    });
  });

  it('keeps a payment without a webhook that was made before another attempt replaced the paid one', async () => {
    const guest = somebody();
    const first = await started(guest);
    await driver.act(first, 'decline');
    await poll(first);
    const { provider } = suite.api.services;
    const declined = await provider.verify(first);
    await driver.payUntold(first);
    suite.api.advance(1_000);
    const verify = jest.spyOn(provider, 'verify').mockResolvedValueOnce(declined);
    expect(await started(guest)).not.toBe(first);
    verify.mockRestore();
    suite.api.advance(32 * minute);
    await suite.api.housekeep();
    expect({ isRefunded: await driver.isRefunded(first), visits: await visits(guest) }).toEqual({
      isRefunded: false,
      visits: 1,
    });
  });

  it('ends an attempt after thirty minutes, here and at the provider', async () => {
    const guest = somebody();
    const reference = await started(guest);
    suite.api.advance(31 * minute);
    await driver.act(reference, 'approve');
    expect(await poll(reference)).toMatchObject({
      status: 'cancelled',
      reason: 'The payment was not completed in time.',
      authorization_url: null,
    });
    expect(await visits(guest)).toBe(0);
    expect(await started(guest)).not.toBe(reference);
  });

  // The provider's clock may be a minute behind.
  it('keeps money that arrives half a minute after the attempt ended', async () => {
    const guest = somebody();
    const reference = await started(guest);
    suite.api.advance(30.5 * minute);
    await driver.force(reference);
    expect((await poll(reference)).status).toBe('success');
    expect({ visits: await visits(guest), isRefunded: await driver.isRefunded(reference) }).toEqual({
      visits: 1,
      isRefunded: false,
    });
  });

  it('refunds money that arrives more than a minute after the attempt ended, and tells the person and the operators', async () => {
    const guest = somebody();
    const reference = await started(guest);
    suite.api.advance(31.1 * minute);
    await driver.force(reference);
    expect(await poll(reference)).toMatchObject({
      status: 'cancelled',
      reason: 'We heard of the payment after its time had run out. We send it back to you.',
    });
    expect(await driver.isRefunded(reference)).toBe(true);
    expect(await visits(guest)).toBe(0);
    expect(await suite.mailsTo(guest.email)).toMatchObject([
      { subject: 'We are refunding your Ilera payment' },
    ]);
    expect(await issuesOf(reference)).toEqual(['expired']);
  });

  it('keeps money that was paid in time when the webhook comes late', async () => {
    const guest = somebody();
    const reference = await started(guest);
    suite.api.advance(10 * minute);
    await driver.payUntold(reference);
    suite.api.advance(60 * minute);
    expect((await poll(reference)).status).toBe('success');
    expect(await driver.isRefunded(reference)).toBe(false);
  });

  it.each([
    [59, 'books', 'success', 1, false, []],
    [61, 'gives back', 'cancelled', 0, true, ['expired']],
  ])(
    'told %i minutes after the time of a visit that was paid in time, %s',
    async (late, _verb, status, booked, isRefunded, issues) => {
      const guest = somebody();
      const reference = await started(guest);
      await driver.payUntold(reference);
      const at = new Date(suite.api.services.now().getTime() - late * minute).toISOString();
      await suite.api.run(`update payments set scheduled_at = '${at}' where reference = '${reference}'`);
      expect((await poll(reference)).status).toBe(status);
      expect({ visits: await visits(guest), isRefunded: await driver.isRefunded(reference) }).toEqual({
        visits: booked,
        isRefunded,
      });
      expect(await issuesOf(reference)).toEqual(issues);
      if (isRefunded)
        expect(await suite.mailsTo(guest.email)).toMatchObject([
          { subject: 'We are refunding your Ilera payment' },
        ]);
    },
  );

  it.each([
    ['amount, less', { amountKobo: 100 }, /\bN1\b(?!,)/],
    ['amount, more', { amountKobo: 300_000 }, /\bN3,000\b/],
    ['currency', { currency: 'USD' }, /\bUSD 1,999\b/],
  ])('refunds money of another %s', async (_what, change, words) => {
    const guest = somebody();
    const reference = await started(guest);
    await driver.force(reference, change);
    expect((await poll(reference)).status).toBe('cancelled');
    expect({ visits: await visits(guest), isRefunded: await driver.isRefunded(reference) }).toEqual({
      visits: 0,
      isRefunded: true,
    });
    expect(await issuesOf(reference)).toEqual(['wrong-amount']);
    expect(await suite.mailsTo(guest.email, words)).not.toEqual([]);
  });

  it.each(['refund', 'chargeback'] as const)('ends the visit after a %s at the provider', async (how) => {
    const guest = somebody();
    const reference = await started(guest);
    await driver.act(reference, 'approve');
    expect(await visits(guest)).toBe(1);
    if (how === 'chargeback') {
      await driver.dispute(reference);
      expect(await visits(guest)).toBe(1);
    }
    await driver.reverse(reference, how);
    expect({ visits: await visits(guest), status: (await poll(reference)).status }).toEqual({
      visits: 0,
      status: 'cancelled',
    });
    expect(await issuesOf(reference)).toEqual([
      ...(how === 'chargeback' ? ['dispute'] : []),
      'refunded-at-provider',
    ]);
    expect(await suite.mailsTo(guest.email)).toHaveLength(2);
  });
});
