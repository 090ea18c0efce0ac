/** @jest-environment ./api/src/testing/native-environment.cjs */
import { clockAhead } from '../testing/test-clock';
import { onDatabase, type Suite } from '../testing/on-database';
import { paystackDriver, sandboxDriver, type ProviderDriver } from '../testing/provider-drivers';

const minute = 60_000;

/** A slot at least four days ahead; each call another one. */
let slots = 0;
function nextSlot(): string {
  slots += 1;
  const day = new Date(Date.now() + clockAhead + (4 + Math.floor(slots / 40)) * 24 * 60 * minute);
  const hour = 1 + (Math.floor(slots / 4) % 10);
  const time = `${String(hour).padStart(2, '0')}:${['00', '15', '30', '45'][slots % 4]} am`;
  return `${day.getUTCMonth() + 1}-${day.getUTCDate()}-${day.getUTCFullYear()} ${time}`;
}

const somebody = (change: object = {}) => ({
  date: nextSlot(),
  method: 'video',
  first_name: 'Ann',
  last_name: 'Bello',
  email: `guest${slots}@mail.example`,
  redirect_url: 'http://localhost:3000/conditioncheckout/1',
  description: 'Payment for Malaria condition',
  ...change,
});

function defineCases(suite: Suite, driver: ProviderDriver): void {
  afterAll(() => driver.close());
  const pay = (guest: object, id: number | string = 1) => suite.post(`/condition/payment/${id}`, guest);
  const started = async (guest: object): Promise<string> => {
    const { status, body } = await pay(guest);
    expect([status, body.message]).toEqual([200, 'Redirecting to payment page...']);
    return body.data.reference as string;
  };
  /** Reads the status as a browser does, more than two seconds after the last time. */
  const poll = async (reference: string) => {
    suite.api.advance(2_100);
    return (await suite.get(`/condition/payment/status/${reference}`)).body.data;
  };
  const mails = async (guest: { email: string }) =>
    (JSON.parse(await suite.api.mailsTo(guest.email)) as { subject: string; text: string }[]).map(
      ({ subject }) => subject,
    );
  const count = (table: string, where: string) =>
    suite.api.one(`select count(*) from ${table} where ${where}`);
  const visits = (guest: { email: string }) =>
    count(
      'appointments',
      `status <> 'cancelled' and payment_id in (select id from payments where email = '${guest.email}')`,
    );
  const issues = (reference: string) =>
    suite.api.one(
      `select string_agg(i.kind, ',' order by i.id) from payment_issues i join payments p on p.id = i.payment_id where p.reference = '${reference}'`,
    );

  it('keeps an attempt open while the person is on the page, and gives its page to a second press of Pay', async () => {
    const guest = somebody();
    const reference = await started(guest);
    const waiting = await poll(reference);
    expect(waiting).toMatchObject({ status: 'processing', reason: null });
    expect(waiting.authorization_url).toContain(reference);
    expect(await started(guest)).toBe(reference);
    await driver.act(reference, 'approve');
    expect(await poll(reference)).toMatchObject({ status: 'success', authorization_url: null });
    expect([await visits(guest), await count('payments', `email = '${guest.email}'`)]).toEqual(['1', '1']);
  });

  it('gives out no page that does not count, where two processes start the same purchase at once', async () => {
    const { services } = suite.api;
    const { oneAtATime } = services;
    // As in two processes, which queue nothing for each other.
    services.oneAtATime = (_key, work) => work();
    for (let round = 0; round < 5; round += 1) {
      const guest = somebody();
      const answers = await Promise.all([pay(guest), pay(guest), pay(guest)]);
      const pages = answers
        .filter(({ status }) => status === 200)
        .map(({ body }) => body.data.reference as string);
      for (const reference of pages) await driver.act(reference, 'approve');
      for (const reference of pages) expect((await poll(reference)).status).toBe('success');
      expect(await visits(guest)).toBe(pages.length > 0 ? '1' : '0');
    }
    services.oneAtATime = oneAtATime;
  });

  it('keeps an attempt that is paid while the provider does not answer for a day', async () => {
    const guest = somebody();
    const reference = await started(guest);
    await driver.payUntold(reference);
    const { provider } = suite.api.services;
    const { verify } = provider;
    provider.verify = () => Promise.reject(new Error('away'));
    suite.api.advance(25 * 60 * minute);
    await suite.api.housekeep();
    provider.verify = verify;
    await suite.api.housekeep();
    expect(await visits(guest)).toBe('1');
  });

  it.each([
    ['is asked about', async (reference: string) => void (await poll(reference))],
    [
      'is started again',
      async (_reference: string, guest: object) => expect((await pay(guest)).status).toBe(409),
    ],
    [
      'is over',
      async () => {
        suite.api.advance(32 * minute);
        await suite.api.housekeep();
      },
    ],
  ])('keeps what a second card paid after one was declined, untold, once it %s', async (_when, learn) => {
    const guest = somebody();
    const reference = await started(guest);
    await driver.act(reference, 'decline');
    expect((await poll(reference)).status).toBe('cancelled');
    await driver.payUntold(reference);
    suite.api.advance(2_100);
    await learn(reference, guest);
    expect(await visits(guest)).toBe('1');
    expect(await driver.isRefunded(reference)).toBe(false);
  });

  it('lets a person who left the page go on with it', async () => {
    const guest = somebody();
    const reference = await started(guest);
    await driver.act(reference, 'leave');
    expect((await poll(reference)).authorization_url).toContain(reference);
    await driver.act(reference, 'approve');
    expect((await poll(reference)).status).toBe('success');
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
    expect(await visits(guest)).toBe('0');
    expect(await started(guest)).not.toBe(reference);
  });

  it('gives money back that comes after the end, and tells the person and the operators', async () => {
    const guest = somebody();
    const reference = await started(guest);
    suite.api.advance(33 * minute);
    await driver.force(reference);
    expect(await poll(reference)).toMatchObject({
      status: 'cancelled',
      reason: 'The payment came after its time had run out. We send it back to you.',
    });
    expect(await driver.isRefunded(reference)).toBe(true);
    expect(await visits(guest)).toBe('0');
    expect(await mails(guest)).toEqual(['We are refunding your Ilera payment']);
    expect(await issues(reference)).toBe('expired');
    const list = await suite.ask({
      url: '/clinic/support/issues',
      headers: { cookie: await suite.api.enterClinic('sola.support@ilera.example') },
    });
    expect(list.body.data).toContainEqual(expect.objectContaining({ reference, kind: 'expired' }));
  });

  it('keeps money that was paid in time, although it is told of late', async () => {
    const guest = somebody();
    const reference = await started(guest);
    suite.api.advance(10 * minute);
    await driver.payUntold(reference);
    suite.api.advance(60 * minute);
    expect((await poll(reference)).status).toBe('success');
    expect(await driver.isRefunded(reference)).toBe(false);
  });

  it('gives money back that comes to the page of an attempt that another one replaced', async () => {
    const guest = somebody();
    const first = await started(guest);
    await driver.act(first, 'decline');
    expect((await poll(first)).status).toBe('cancelled');
    const second = await started(guest);
    expect(second).not.toBe(first);
    suite.api.advance(1_000);
    await driver.act(first, 'approve');
    expect([await driver.isRefunded(first), await issues(first)]).toEqual([true, 'superseded']);
    await driver.act(second, 'approve');
    expect((await poll(second)).status).toBe('success');
    expect([await visits(guest), await driver.isRefunded(second)]).toEqual(['1', false]);
  });

  it('never sells one slot to one guest twice: not by two pages, and not a day later', async () => {
    const guest = somebody();
    const video = await started(guest);
    const message = await started({ ...guest, method: 'message' });
    const other = (await pay(guest, 2)).body.data.reference as string;
    expect(new Set([video, message, other]).size).toBe(3);
    for (const reference of [video, message, other]) await driver.act(reference, 'approve');
    expect(await visits(guest)).toBe('1');
    expect([await driver.isRefunded(message), await driver.isRefunded(other)]).toEqual([true, true]);
    expect(await issues(message)).toBe('duplicate');
    suite.api.advance(24 * 60 * minute);
    const again = await pay({ ...guest, email: guest.email.toUpperCase() });
    expect([again.status, again.body.message]).toEqual([
      409,
      'This consultation is already paid for. Check your mailbox for the confirmation.',
    ]);
    suite.api.advance(-24 * 60 * minute);
  });

  it.each([
    ['amount', { amountKobo: 100 }, 'N1'],
    ['currency', { currency: 'USD' }, 'USD 1,999'],
  ])('gives money of another %s back', async (_what, change, words) => {
    const guest = somebody();
    const reference = await started(guest);
    await driver.force(reference, change);
    expect((await poll(reference)).status).toBe('cancelled');
    expect([await visits(guest), await driver.isRefunded(reference), await issues(reference)]).toEqual([
      '0',
      true,
      'wrong-amount',
    ]);
    expect(await suite.api.mailsTo(guest.email)).toContain(words);
  });

  it.each(['refund', 'chargeback'] as const)('ends the visit after a %s at the provider', async (how) => {
    const guest = somebody();
    const reference = await started(guest);
    await driver.act(reference, 'approve');
    expect(await visits(guest)).toBe('1');
    if (how === 'chargeback') {
      await driver.dispute(reference);
      expect(await visits(guest)).toBe('1');
    }
    await driver.reverse(reference, how);
    expect([await visits(guest), (await poll(reference)).status]).toEqual(['0', 'cancelled']);
    expect(await issues(reference)).toBe(
      how === 'chargeback' ? 'dispute,refunded-at-provider' : 'refunded-at-provider',
    );
    expect(await mails(guest)).toHaveLength(2);
  });

  it('holds a coupon no longer than the attempt, and never gives its last use twice', async () => {
    await suite.api.run(`update coupons set max_uses = 1 where code = 'WELCOME10'`);
    const [ann, ben] = [somebody({ couponcode: 'WELCOME10' }), somebody({ couponcode: 'WELCOME10' })];
    const first = await started(ann);
    expect((await pay(ben)).body.message).toBe('This coupon has been used up.');
    suite.api.advance(32 * minute);
    const second = await started(ben);
    await driver.act(second, 'approve');
    await driver.force(first);
    expect([await visits(ann), await visits(ben)]).toEqual(['0', '1']);
    expect(await driver.isRefunded(first)).toBe(true);
    await suite.api.run(`update coupons set max_uses = null where code = 'WELCOME10'`);
  });

  it('charges what the person saw, or says what changed', async () => {
    const guest = somebody({ seen_amount: 999 });
    const response = await pay(guest);
    expect(response.status).toBe(409);
    expect(response.body.message).toBe(
      'The price has changed: it was N999 and is now N1,999. Nothing was charged. Check it and press Pay again.',
    );
    expect(await count('payments', `email = '${guest.email}'`)).toBe('0');
    expect((await pay({ ...guest, seen_amount: 1999 })).status).toBe(200);
  });

  it('keeps one live attempt for a person’s plan: the page that was left behind is refunded', async () => {
    const token = await suite.api.signIn('ada.individual@ilera.example');
    const subscribe = async (plan: object) =>
      (
        await suite.post(
          '/individual/subscribe_plan',
          {
            first_name: 'Ada',
            last_name: 'Okafor',
            redirect_url: 'http://localhost:3000/account/home',
            plan_id: 1,
            frequency: 'quarter',
            quantity: 1,
            ...plan,
          },
          token,
        )
      ).body.data.reference as string;
    const quarter = await subscribe({});
    suite.api.advance(1_000);
    const annual = await subscribe({ frequency: 'annual' });
    suite.api.advance(1_000);
    await driver.act(quarter, 'approve');
    await driver.act(annual, 'approve');
    const bought = `payment_id in (select id from payments where reference in ('${quarter}', '${annual}'))`;
    expect(await count('subscriptions', bought)).toBe('1');
    expect([await driver.isRefunded(quarter), await driver.isRefunded(annual)]).toEqual([true, false]);
  });
}

for (const makeDriver of [sandboxDriver, paystackDriver]) {
  const drivers = new Map<Suite, ProviderDriver>();
  const driverOf = (suite: Suite): ProviderDriver => {
    const driver = drivers.get(suite) ?? makeDriver(suite);
    drivers.set(suite, driver);
    return driver;
  };
  onDatabase(
    `one purchase, one charge: ${makeDriver.name}`,
    (suite) => defineCases(suite, driverOf(suite)),
    (suite) => driverOf(suite).options(),
  );
}
