import { guestPaymentSteps, minute, onEachProvider, somebody } from '../testing/guest-payment-steps';
import { password, peopleOf } from '../testing/people';

onEachProvider('one purchase, one charge', (suite, driver) => {
  const { issuesOf, pay, payments, poll, started, visits } = guestPaymentSteps(suite);

  it('keeps an attempt open while the person is on the page, and returns the same page for a second press of Pay', async () => {
    const guest = somebody();
    const reference = await started(guest);
    const waiting = await poll(reference);
    expect(waiting).toMatchObject({ status: 'processing', reason: null });
    expect(waiting.authorization_url).toContain(reference);
    expect(await started(guest)).toBe(reference);
    await driver.act(reference, 'approve');
    expect(await poll(reference)).toMatchObject({ status: 'success', authorization_url: null });
    expect({ visits: await visits(guest), payments: await payments(guest) }).toEqual({
      visits: 1,
      payments: [expect.anything()],
    });
  });

  it.each([
    [6, 'a second time', true],
    [4, 'no more', false],
  ])('returns a page that can be paid for %i more minutes %s (R5.1)', async (left, _words, isSame) => {
    const guest = somebody();
    const first = await started(guest);
    suite.api.advance((30 - left) * minute);
    const second = await started(guest);
    expect(second === first).toBe(isSame);
    await driver.act(first, 'approve');
    if (!isSame) await driver.act(second, 'approve');
    expect({
      visits: await visits(guest),
      firstIsRefunded: await driver.isRefunded(first),
      second: (await poll(second)).status,
    }).toEqual({ visits: 1, firstIsRefunded: !isSame, second: 'success' });
  });

  it('opens a new attempt for a stranger with another phone number, and refunds the second payment', async () => {
    const guest = somebody({ phone: '08031234567' });
    const reference = await started(guest);
    const eves = await started({ ...guest, phone: '08039998877' });
    expect(eves).not.toBe(reference);
    await driver.act(reference, 'approve');
    await driver.act(eves, 'approve');
    const [first, second] = [await poll(reference), await poll(eves)];
    expect({ first: first.status, second: second.status }).toEqual({ first: 'success', second: 'cancelled' });
    expect(await visits(guest)).toBe(1);
    expect(await driver.isRefunded(eves)).toBe(true);
  });

  it('refuses a second child at the same time, and never calls that visit paid for', async () => {
    const child = (name: string) => ({
      patient_first_name: name,
      patient_last_name: 'Bello',
      patient_age: 4,
      patient_relation: 'child',
      patient_consent: true,
    });
    const guest = somebody();
    const first = await started({ ...guest, ...child('Tobi') });
    expect(await started({ ...guest, ...child('Temi') })).not.toBe(first);
    await driver.act(first, 'approve');
    const { status, body } = await pay({ ...guest, ...child('Temi') });
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: expect.not.stringContaining('paid'),
    });
    expect((await pay({ ...guest, ...child('Tobi') })).body.message).toContain('already paid for');
  });

  it('lets a person who left the page go on with it', async () => {
    const guest = somebody();
    const reference = await started(guest);
    await driver.act(reference, 'leave');
    expect((await poll(reference)).authorization_url).toContain(reference);
    await driver.act(reference, 'approve');
    expect((await poll(reference)).status).toBe('success');
  });

  it('refunds money that is paid on the page of a replaced attempt', async () => {
    const guest = somebody();
    const first = await started(guest);
    await driver.act(first, 'decline');
    expect((await poll(first)).status).toBe('cancelled');
    const second = await started(guest);
    expect(second).not.toBe(first);
    suite.api.advance(1_000);
    await driver.act(first, 'approve');
    expect({ isRefunded: await driver.isRefunded(first), issues: await issuesOf(first) }).toEqual({
      isRefunded: true,
      issues: ['superseded'],
    });
    await driver.act(second, 'approve');
    expect((await poll(second)).status).toBe('success');
    expect({ visits: await visits(guest), isRefunded: await driver.isRefunded(second) }).toEqual({
      visits: 1,
      isRefunded: false,
    });
  });

  it('never sells one slot to one guest twice, from two pages or a day later', async () => {
    const guest = somebody();
    const video = await started(guest);
    const message = await started({ ...guest, method: 'message' });
    const other = (await pay(guest, 2)).body.data.reference as string;
    expect(new Set([video, message, other]).size).toBe(3);
    for (const reference of [video, message, other]) await driver.act(reference, 'approve');
    expect(await visits(guest)).toBe(1);
    expect({ message: await driver.isRefunded(message), other: await driver.isRefunded(other) }).toEqual({
      message: true,
      other: true,
    });
    expect(await issuesOf(message)).toEqual(['duplicate']);
    suite.api.advance(24 * 60 * minute);
    const again = await pay({ ...guest, email: guest.email.toUpperCase() });
    expect({ status: again.status, message: again.body.message }).toEqual({
      status: 409,
      message: expect.stringContaining('already paid for'),
    });
  });

  it('charges what the person saw, or says what changed', async () => {
    const guest = somebody({ seen_amount: 999 });
    const response = await pay(guest);
    expect({ status: response.status, errors: response.body.errors }).toEqual({
      status: 409,
      errors: { amount: [expect.stringMatching(/N999\b.*N1,999\b/)] },
    });
    expect(await payments(guest)).toEqual([]);
    expect((await pay({ ...guest, seen_amount: 1999 })).status).toBe(200);
  });

  it('starts nothing while an earlier page is being paid, and says so', async () => {
    const guest = somebody();
    const reference = await started(guest);
    const { provider } = suite.api.services;
    const verdict = await provider.verify(reference);
    if (!verdict) throw new Error('The provider does not know the payment');
    jest.spyOn(provider, 'verify').mockResolvedValueOnce({ ...verdict, status: 'pending' });
    const { status, body } = await pay(guest);
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: expect.stringContaining('being processed'),
    });
    await driver.act(reference, 'approve');
    expect({ visits: await visits(guest), payments: (await payments(guest)).length }).toEqual({
      visits: 1,
      payments: 1,
    });
  });

  it('says that nothing was charged where the provider does not answer about an earlier page', async () => {
    const guest = somebody();
    const reference = await started(guest);
    jest.spyOn(suite.api.services.provider, 'verify').mockRejectedValueOnce(new Error('no answer'));
    const { status, body } = await pay(guest);
    expect({ status, message: body.message }).toEqual({
      status: 502,
      message: expect.stringContaining('Nothing was charged'),
    });
    expect(await started(guest)).toBe(reference);
  });

  it('opens no page for an attempt that was closed while the provider prepared it', async () => {
    const guest = somebody();
    const { provider } = suite.api.services;
    const start = provider.start.bind(provider);
    jest.spyOn(provider, 'start').mockImplementationOnce(async (payment) => {
      const page = await start(payment);
      suite.api.advance(32 * minute);
      await suite.api.housekeep();
      return page;
    });
    const { status, body } = await pay(guest);
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: expect.stringContaining('Nothing was charged'),
    });
    await driver.act(await started(guest), 'approve');
    expect(await visits(guest)).toBe(1);
  });

  it('starts another attempt after one whose page was opened, and the answer was lost', async () => {
    const guest = somebody();
    const { provider } = suite.api.services;
    const start = provider.start.bind(provider);
    jest.spyOn(provider, 'start').mockImplementationOnce(async (payment) => {
      await start(payment);
      throw new Error('The answer was lost');
    });
    expect((await pay(guest)).status).toBe(502);
    const reference = await started(guest);
    await driver.act(reference, 'approve');
    expect({ status: (await poll(reference)).status, visits: await visits(guest) }).toEqual({
      status: 'success',
      visits: 1,
    });
  });

  it('opens another page for what the person sees by now, where the price was another one before', async () => {
    const setPercent = (percent: number) =>
      suite.api.run(
        `insert into coupons (code, percent, scope) values ('CHANGES', ${percent}, 'condition')
         on conflict (code) do update set percent = ${percent}`,
      );
    const guest = somebody({ couponcode: 'CHANGES' });
    await setPercent(10);
    const first = await started({ ...guest, seen_amount: 1799.1 });
    await setPercent(20);
    const second = await started({ ...guest, seen_amount: 1599.2 });
    expect(second).not.toBe(first);
    await driver.act(second, 'approve');
    expect(await poll(second)).toMatchObject({ status: 'success', amount: 1599.2 });
  });

  const plan = (frequency: string) => ({
    first_name: 'Ada',
    last_name: 'Okafor',
    redirect_url: 'http://localhost:3000/account/home',
    plan_id: 1,
    frequency,
    quantity: 1,
  });

  it('asks the provider for a card only where the card is kept', async () => {
    const token = await suite.api.signIn((await peopleOf(suite).registered()).email);
    const start = jest.spyOn(suite.api.services.provider, 'start');
    await started(somebody());
    await suite.get('/individual/update_card', token);
    expect(start.mock.calls.map(([{ isCardOnly }]) => isCardOnly)).toEqual([false, true]);
  });

  it('opens no page for a person who was erased while the provider prepared it', async () => {
    const token = await suite.api.signIn((await peopleOf(suite).registered()).email);
    const { provider } = suite.api.services;
    const start = provider.start.bind(provider);
    jest.spyOn(provider, 'start').mockImplementationOnce(async (payment) => {
      await suite.post('/individual/data/erase', { password, confirmation: 'ERASE' }, token);
      return start(payment);
    });
    expect((await suite.post('/individual/subscribe_plan', plan('quarter'), token)).status).toBe(401);
  });

  it('sells a plan twice only after half an hour', async () => {
    const token = await suite.api.signIn((await peopleOf(suite).registered()).email);
    const subscribe = () => suite.post('/individual/subscribe_plan', plan('quarter'), token);
    await driver.act((await subscribe()).body.data.reference, 'approve');
    suite.api.advance(29 * minute);
    expect((await subscribe()).status).toBe(409);
    suite.api.advance(2 * minute);
    expect((await subscribe()).status).toBe(200);
  });

  it.each([
    ['left behind', 'annual'],
    ['that follows one that was paid, and not told of', 'quarter'],
  ])('keeps one live attempt for the plan of a person, and refunds the page %s', async (_words, kept) => {
    const { email } = await peopleOf(suite).registered();
    const token = await suite.api.signIn(email);
    const subscribe = async (frequency: string) =>
      (await suite.post('/individual/subscribe_plan', plan(frequency), token)).body.data.reference as string;
    const quarter = await subscribe('quarter');
    if (kept === 'quarter') {
      const { provider } = suite.api.services;
      const unpaid = await provider.verify(quarter);
      await driver.payUntold(quarter);
      // The provider says for a moment that it is not paid.
      jest.spyOn(provider, 'verify').mockResolvedValueOnce(unpaid);
    }
    suite.api.advance(3_000);
    const annual = await subscribe('annual');
    suite.api.advance(3_000);
    if (kept === 'annual') await driver.act(quarter, 'approve');
    else await suite.get(`/individual/payment/${quarter}`, token);
    suite.api.advance(1_000);
    await driver.act(annual, 'approve');
    const { body } = await suite.get('/individual/profile', token);
    expect(body.data).toMatchObject({ package_frequency: kept, next_packages: [] });
    expect({ quarter: await driver.isRefunded(quarter), annual: await driver.isRefunded(annual) }).toEqual({
      quarter: kept !== 'quarter',
      annual: kept !== 'annual',
    });
  });
});
