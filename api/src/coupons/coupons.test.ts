import { clinicSteps, musa } from '../testing/clinic/clinic-steps';
import { guestPaymentSteps, minute, onEachProvider, somebody } from '../testing/guest-payment-steps';
import { formData, onDatabase, type Suite } from '../testing/on-database';
import { bayo } from '../testing/visit-steps';

/** A manager makes a coupon, for visits unless said. */
const couponOf =
  (suite: Suite, scope: 'condition' | 'plan' = 'condition') =>
  (code: string, percent: number, max_uses: number | null = null) => {
    const coupon = { code, percent, scope, condition_id: null, plan_type: null, last_day: null, max_uses };
    return clinicSteps(suite).as(musa, '/coupons', coupon, 'POST');
  };

onDatabase('coupons for visits', (suite) => {
  const { pay, poll } = guestPaymentSteps(suite);
  const makeCoupon = couponOf(suite);
  const discountOf = (fields: Record<string, string>) =>
    suite.ask({ method: 'POST', url: '/individual/get_condition_discount', raw: formData(fields) });

  it('refuses a coupon that leaves less than the provider takes, beside the coupon', async () => {
    await makeCoupon('NEARLY', 96);
    const small = await pay({ ...somebody(), method: 'message', couponcode: 'NEARLY' });
    expect({ status: small.status, errors: small.body.errors }).toEqual({
      status: 422,
      errors: { couponcode: ['This coupon leaves N39.96, and N50 is the least that can be paid.'] },
    });
    expect((await pay({ ...somebody(), method: 'video', couponcode: 'NEARLY' })).status).toBe(200);
  });

  it.each([
    ['message', 94, 200],
    ['message', 95, 422],
    ['video', 97, 200],
    ['video', 98, 422],
  ])(
    'gives for a visit by %s and a coupon of %i %% the same response as Pay',
    async (method, percent, expected) => {
      const code = `${method}${percent}`.toUpperCase();
      await makeCoupon(code, percent);
      const applied = await discountOf({ code, condition_id: '1', method });
      const paid = await pay({ ...somebody(), method, couponcode: code });
      expect({ applied: applied.status, paid: paid.status }).toEqual({ applied: expected, paid: expected });
      if (expected === 422) expect(applied.body.errors).toEqual(paid.body.errors);
    },
  );

  it('takes a coupon by form data, and the same coupon off the price (R4.12)', async () => {
    const discount = await discountOf({ code: ' welcome10 ', condition_id: '1' });
    expect(discount.body).toMatchObject({ status: 'success', data: { discount: 10 } });
    const { body } = await pay({ ...somebody(), couponcode: 'welcome10' });
    expect((await poll(body.data.reference)).amount).toBe(1799.1);
  });

  it.each([
    ['NOPE', '1', 'This coupon code is not valid.'],
    ['OLDVISIT', '1', 'This coupon has expired.'],
    ['PLAN15', '1', 'This coupon code is not valid.'],
    ['MALARIA20', '2', 'This coupon is for another condition.'],
    ['MALARIA20', 'custom', 'This coupon is for another condition.'],
  ])('refuses the coupon %s for condition %s with 422 and words', async (code, condition_id, words) => {
    const response = await discountOf({ code, condition_id });
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual({ couponcode: [words] });
  });

  it('leaves a guest who comes back from the payment page the use that their own attempt holds', async () => {
    await makeCoupon('ONELEFT', 10, 1);
    const guest = somebody({ couponcode: 'ONELEFT' });
    expect((await pay(guest)).status).toBe(200);
    const { email, date } = guest;
    const asked = { code: 'ONELEFT', condition_id: '1' };
    expect((await discountOf({ ...asked, email, date })).body.data).toEqual({ discount: 10 });
    expect((await discountOf({ ...asked, email: 'else@mail.example', date })).status).toBe(422);
    expect((await discountOf(asked)).status).toBe(422);
  });

  it('gives the last use of a coupon to one of ten who pay at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => pay({ ...somebody(), couponcode: 'LASTONE' })),
    );
    expect(responses.filter(({ status: code }) => code === 200)).toHaveLength(1);
    expect(responses.filter(({ status: code }) => code === 422)).toHaveLength(9);
  });
});

onDatabase('coupons for plans', (suite) => {
  const post = async (url: string, more: object) =>
    suite.ask({ method: 'POST', url, token: await suite.api.signIn(bayo), ...more });
  const discountOf = (fields: Record<string, string>) =>
    post('/individual/get_plan_discount', { raw: formData(fields) });
  const idOf = async (name: string) =>
    ((await suite.get('/plan/all')).body.data as { id: number; name: string }[]).find(
      (plan) => plan.name === name,
    )?.id;

  const person = {
    first_name: 'Bayo',
    last_name: 'Adeyemi',
    redirect_url: 'http://localhost:3000/account/home',
  };

  it.each(['PLAN15', 'plan15'])('answers the coupon %s with its discount', async (code) => {
    const { status, body } = await discountOf({ code });
    expect({ status, data: body.data }).toEqual({ status: 200, data: { discount: 15 } });
  });

  it.each([
    ['WELCOME10', 'This coupon code is not valid.'],
    ['OLDPLAN', 'This coupon has expired.'],
    ['NOPE', 'This coupon code is not valid.'],
  ])('refuses the coupon %s with words', async (code, words) => {
    const { status, body } = await discountOf({ code });
    expect({ status, message: body.message, errors: body.errors }).toEqual({
      status: 422,
      message: words,
      errors: { couponcode: [words] },
    });
  });

  it('answers a coupon for families at once, by the plan that it is asked about (R4.83)', async () => {
    const askedAbout = async (name: string) =>
      discountOf({ code: 'FAMILY20', plan_id: String(await idOf(name)) });
    expect((await askedAbout('Family Plus')).body.data).toEqual({ discount: 20 });
    const { status, body } = await askedAbout('Individual Plus');
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { couponcode: ['This coupon is for another plan.'] },
    });
  });

  it('leaves a buyer who comes back from the payment page the use that their own attempt holds', async () => {
    await couponOf(suite, 'plan')('PLANLEFT', 10, 1);
    const wanted = {
      plan_id: await idOf('Individual Plus'),
      frequency: 'annual',
      quantity: 1,
      couponcode: 'PLANLEFT',
    };
    const subscribe = (more: object) =>
      post('/individual/subscribe_plan', { ...more, body: { ...person, ...wanted } });
    expect((await subscribe({})).status).toBe(200);
    expect((await discountOf({ code: 'PLANLEFT' })).body.data).toEqual({ discount: 10 });
    expect((await post('/individual/plan_quote', { body: wanted })).status).toBe(200);
    const token = await suite.api.signIn('ada.individual@ilera.example');
    expect((await subscribe({ token })).body.errors).toHaveProperty('couponcode');
  });

  it('refuses a coupon of another type of plan when it is used', async () => {
    const wanted = { plan_id: await idOf('Individual Plus'), frequency: 'annual', quantity: 1 };
    const body = { ...person, ...wanted, couponcode: 'FAMILY20' };
    expect((await post('/individual/subscribe_plan', { body })).body.errors).toEqual({
      couponcode: ['This coupon is for another plan.'],
    });
  });
});

onEachProvider('the uses of a coupon', (suite, driver) => {
  const { issuesOf, pay, payments, poll, started, visits } = guestPaymentSteps(suite);
  const makeCoupon = couponOf(suite);

  it('reserves a coupon only while the attempt is open, and never gives its last use twice', async () => {
    await makeCoupon('ONEHELD', 10, 1);
    const [ann, ben] = [somebody({ couponcode: 'ONEHELD' }), somebody({ couponcode: 'ONEHELD' })];
    const first = await started(ann);
    expect((await pay(ben)).body.errors).toHaveProperty('couponcode');
    // What is paid in the minute after the end still counts.
    suite.api.advance(30.5 * minute);
    expect((await pay(ben)).body.errors).toHaveProperty('couponcode');
    suite.api.advance(0.6 * minute);
    const second = await started(ben);
    await driver.act(second, 'approve');
    await driver.force(first);
    expect({ ann: await visits(ann), ben: await visits(ben) }).toEqual({ ann: 0, ben: 1 });
    expect(await driver.isRefunded(first)).toBe(true);
  });

  it('gives the last use of a coupon to somebody else once a payment with it is declined', async () => {
    const [ann, ben] = [somebody({ couponcode: 'LASTONE' }), somebody({ couponcode: 'LASTONE' })];
    const declined = await started(ann);
    expect((await pay(ben)).body.errors).toHaveProperty('couponcode');
    await driver.act(declined, 'decline');
    expect((await poll(declined)).status).toBe('cancelled');
    await driver.act(await started(ben), 'approve');
    // The page of the declined card takes another one until its end.
    await driver.act(declined, 'approve');
    expect({ ann: await visits(ann), ben: await visits(ben) }).toEqual({ ann: 0, ben: 1 });
    expect({ isRefunded: await driver.isRefunded(declined), issues: await issuesOf(declined) }).toEqual({
      isRefunded: true,
      issues: ['coupon-used-up'],
    });
  });

  it('lets a guest start again, and pay either page, with the last use that their own attempt holds', async () => {
    await makeCoupon('OWNHELD', 10, 1);
    const guest = somebody({ couponcode: 'OWNHELD' });
    const video = await started(guest);
    const message = await started({ ...guest, method: 'message' });
    await driver.act(video, 'approve');
    await driver.act(message, 'approve');
    expect({
      visits: await visits(guest),
      videoIsRefunded: await driver.isRefunded(video),
      messageIsRefunded: await driver.isRefunded(message),
    }).toEqual({ visits: 1, videoIsRefunded: false, messageIsRefunded: true });
    expect((await pay(somebody({ couponcode: 'OWNHELD' }))).body.errors).toHaveProperty('couponcode');
  });

  suite.itOnPostgres('lets nobody wait for another who uses a coupon without a limit', async () => {
    const guest = somebody({ couponcode: 'WELCOME10' });
    await suite.api.services.db.transaction(async (tx) => {
      // What the other buyer's transaction holds.
      await tx.execute(`select 1 from coupons where code = 'WELCOME10' for share`);
      await driver.act(await started(guest), 'approve');
      expect(await visits(guest)).toBe(1);
    });
  });

  it('starts and settles payments with one coupon for one slot without a deadlock', async () => {
    await makeCoupon('HUNDRED', 10, 100);
    const { date } = somebody();
    const guests = Array.from({ length: 24 }, () => somebody({ date, couponcode: 'HUNDRED' }));
    const references: string[] = [];
    for (const guest of guests.slice(12)) references.push(await started(guest));
    const [answers] = await Promise.all([
      Promise.all(guests.slice(0, 12).map((guest) => pay(guest))),
      ...references.map((reference) => driver.act(reference, 'approve')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    // Whom a webhook did not book is booked here.
    for (const reference of references) expect((await poll(reference)).status).toBe('success');
    const found = guests.map(async (guest) => ({
      payments: (await payments(guest)).map(({ status, amount }) => `${status} ${amount}`),
      visits: await visits(guest),
    }));
    expect(await Promise.all(found)).toEqual([
      ...Array(12).fill({ payments: ['processing 1799.1'], visits: 0 }),
      ...Array(12).fill({ payments: ['success 1799.1'], visits: 1 }),
    ]);
  });
});
