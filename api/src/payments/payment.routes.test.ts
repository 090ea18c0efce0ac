import { year } from '../testing/booking-days';
import { thisYear } from '../testing/test-clock';
import { supportDesk } from '../testing/clinic/support-desk';
import { formData, onDatabase } from '../testing/on-database';

const visit = {
  date: `12-31-${thisYear} 09:30 am`,
  method: 'video',
  first_name: 'Ann',
  last_name: 'Bello',
  email: 'ann.bello@mail.example',
  currency: 'NGN',
  redirect_url: 'http://localhost:3000/conditioncheckout/1?date=x&method=video',
  save_card: false,
  description: 'Payment for Malaria condition',
};

onDatabase('guest payments', (suite) => {
  let people = 0;
  const somebody = () => ({ ...visit, email: `guest${(people += 1)}@mail.example` });
  const pay = (body: Record<string, unknown>, id: number | string = 1, headers?: Record<string, string>) =>
    suite.post(`/condition/payment/${id}`, body, null, headers);
  const decide = (reference: string, outcome: string) =>
    suite.ask({
      method: 'POST',
      url: `/_pay/${reference}`,
      raw: {
        payload: `outcome=${outcome}&card=visa`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    });
  const status = async (reference: string) =>
    (await suite.get(`/condition/payment/status/${reference}`)).body.data;
  const { guestOf, person } = supportDesk(suite);
  const paymentsOf = async (email: string) => (await guestOf(email))?.payments;
  const visitsOf = async (reference: string) => (await person(reference)).visits;

  it('sends the guest to the provider, and confirms the visit once it is approved (R4.19)', async () => {
    const guest = somebody();
    const { body } = await pay(guest);
    expect(body.data.authorization_url).toBe(`http://localhost:3000/api/_pay/${body.data.reference}`);
    expect(await status(body.data.reference)).toMatchObject({
      status: 'processing',
      amount: 1999,
      title: 'Malaria',
    });
    const back = await decide(body.data.reference, 'approve');
    expect(back.status).toBe(303);
    const target = new URL(back.headers.location ?? '');
    expect(target.origin + target.pathname).toBe('http://localhost:3000/conditioncheckout/1');
    expect(target.searchParams.get('reference')).toBe(body.data.reference);
    expect(target.searchParams.get('method')).toBe('video');
    expect((await status(body.data.reference)).status).toBe('success');
    const mails = JSON.parse(await suite.api.mailsTo(guest.email)) as { subject: string; text: string }[];
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('N1,999');
  });

  it('saves no card of a guest, also where the address has an account (R4.10)', async () => {
    const email = 'ada.individual@ilera.example';
    const { body } = await pay({ ...visit, email, save_card: true });
    await decide(body.data.reference, 'approve');
    expect((await status(body.data.reference)).status).toBe('success');
    expect((await suite.get('/individual/profile', await suite.api.signIn(email))).body.data.card).toBeNull();
  });

  it('books nothing after a declined card, and lets the guest try again (R4.33)', async () => {
    const guest = somebody();
    const first = await pay(guest);
    await decide(first.body.data.reference, 'decline');
    expect(await status(first.body.data.reference)).toMatchObject({
      status: 'cancelled',
      reason: 'The card was declined.',
    });
    expect(JSON.parse(await suite.api.mailsTo(guest.email))).toEqual([]);
    const again = await pay(guest);
    expect(again.body.data.reference).not.toBe(first.body.data.reference);
  });

  it('takes the price of a message for anything that is not video', async () => {
    const { body } = await pay({ ...somebody(), method: 'carrier pigeon' });
    expect(await status(body.data.reference)).toMatchObject({ method: 'message', amount: 999 });
  });

  it('asks for the words of an own condition, and shows them to nobody who has the reference', async () => {
    const { body } = await pay({ ...somebody(), description: 'My Condition: my ear hurts' }, 'custom');
    expect((await status(body.data.reference)).title).toBe('My Condition');
    const blank = await pay({ ...somebody(), description: 'My Condition:  ' }, 'custom');
    expect({ status: blank.status, errors: blank.body.errors }).toEqual({
      status: 422,
      errors: { description: ['Kindly explain your illness'] },
    });
  });

  it('names the condition to whoever has the reference for a day only', async () => {
    const known = (await pay(somebody())).body.data.reference as string;
    expect((await status(known)).title).toBe('Malaria');
    suite.api.advance(25 * 3_600_000);
    expect((await status(known)).title).toBe('Doctor consultation');
  });

  it('prices by itself: a price, a discount or a status from the client change nothing', async () => {
    const { body } = await pay({ ...somebody(), price: 1, amount: 1, discount: 99, status: 'success' });
    expect(await status(body.data.reference)).toMatchObject({ status: 'processing', amount: 1999 });
  });

  it('refuses a coupon that leaves less than the provider takes, beside the coupon', async () => {
    await suite.api.run(`insert into coupons (code, percent, scope) values ('NEARLY', 96, 'condition')`);
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
      await suite.api.run(
        `insert into coupons (code, percent, scope) values ('${code}', ${percent}, 'condition')`,
      );
      const raw = formData({ code, condition_id: '1', method });
      const applied = await suite.ask({ method: 'POST', url: '/individual/get_condition_discount', raw });
      const paid = await pay({ ...somebody(), method, couponcode: code });
      expect({ applied: applied.status, paid: paid.status }).toEqual({ applied: expected, paid: expected });
      if (expected === 422) expect(applied.body.errors).toEqual(paid.body.errors);
    },
  );

  it('takes a coupon by form data, and the same coupon off the price (R4.12)', async () => {
    const raw = formData({ code: ' welcome10 ', condition_id: '1' });
    const discount = await suite.ask({ method: 'POST', url: '/individual/get_condition_discount', raw });
    expect(discount.body).toMatchObject({ status: 'success', data: { discount: 10 } });
    const { body } = await pay({ ...somebody(), couponcode: 'welcome10' });
    expect((await status(body.data.reference)).amount).toBe(1799.1);
  });

  it.each([
    ['NOPE', '1', 'This coupon code is not valid.'],
    ['OLDVISIT', '1', 'This coupon has expired.'],
    ['PLAN15', '1', 'This coupon code is not valid.'],
    ['MALARIA20', '2', 'This coupon is for another condition.'],
    ['MALARIA20', 'custom', 'This coupon is for another condition.'],
  ])('refuses the coupon %s for condition %s with 422 and words', async (code, condition_id, words) => {
    const raw = formData({ code, condition_id });
    const response = await suite.ask({ method: 'POST', url: '/individual/get_condition_discount', raw });
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual({ couponcode: [words] });
  });

  it('gives the last use of a coupon to one of ten who pay at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => pay({ ...somebody(), couponcode: 'LASTONE' })),
    );
    expect(responses.filter(({ status: code }) => code === 200)).toHaveLength(1);
    expect(responses.filter(({ status: code }) => code === 422)).toHaveLength(9);
  });

  it('makes one payment of fifty requests with one key, and gives all the same answer', async () => {
    const guest = somebody();
    const key = { 'idempotency-key': 'key-of-one-attempt' };
    const responses = await Promise.all(Array.from({ length: 50 }, () => pay(guest, 1, key)));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await paymentsOf(guest.email)).toHaveLength(1);
  });

  it('makes one payment of a hundred double clicks without a key', async () => {
    const guest = somebody();
    const responses = await Promise.all(Array.from({ length: 100 }, () => pay(guest)));
    expect(new Set(responses.map(({ body }) => body.data.reference)).size).toBe(1);
    expect(await paymentsOf(guest.email)).toHaveLength(1);
  });

  it('refuses a key that was used for something else', async () => {
    const key = { 'idempotency-key': 'key-used-twice' };
    await pay(somebody(), 1, key);
    expect(await suite.refused(() => pay(somebody(), 1, key))).toEqual([
      409,
      expect.stringContaining('used for another request'),
    ]);
  });

  // The provider lets a page be paid after a card was declined, and not declined after it was paid.
  it.each([
    ['approve', 'decline'],
    ['decline', 'approve'],
  ])(
    'books once when %s comes before %s and the webhook is told a hundred times (R5.21)',
    async (first, last) => {
      const guest = somebody();
      const { reference } = (await pay(guest)).body.data;
      const webhook = (event: string, id: string) => suite.api.webhook({ event, data: { reference, id } });
      const answers = await Promise.all([
        decide(reference, first),
        ...Array.from({ length: 50 }, (_, i) => webhook('charge.success', `e${i % 5}`)),
        ...Array.from({ length: 50 }, (_, i) =>
          webhook(i % 2 ? 'charge.failed' : 'charge.abandoned', `f${i % 5}`),
        ),
        ...Array.from({ length: 10 }, () => suite.get(`/condition/payment/status/${reference}`)),
        decide(reference, last),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([303, ...answers.slice(2).map(() => 200), 303]);
      const ledger = `select status from sandbox_transactions where reference = '${reference}'`;
      expect(await suite.api.one(ledger)).toBe('success');
      const paid = (await status(reference)).status;
      const booked = await visitsOf(reference);
      const mails = JSON.parse(await suite.api.mailsTo(guest.email)) as unknown[];
      expect({ status: paid, visits: booked.length, mails: mails.length }).toEqual({
        status: 'success',
        visits: 1,
        mails: 1,
      });
    },
  );

  it('counts nothing on the word of a webhook alone', async () => {
    const { reference } = (await pay(somebody())).body.data;
    expect((await suite.api.webhook({ event: 'charge.success', data: { reference } })).status).toBe(200);
    expect((await status(reference)).status).toBe('processing');
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

  it('settles a payment when every webhook was lost', async () => {
    const { reference } = (await pay(somebody())).body.data;
    await suite.api.run(
      `update sandbox_transactions set status = 'success', card_type = 'visa' where reference = '${reference}'`,
    );
    expect((await status(reference)).status).toBe('success');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'http://localhost:3000@evil.example/',
    'http://user:pass@localhost:3000/',
    'http://localhost:3000.evil.example/',
    'http://localhost:3001/',
    'https://localhost:3000/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/account/home',
    'http:\\\\evil.example',
    'http://localhost:3000\\@evil.example',
    'http://local\thost:3000/',
    ' http://localhost:3000/',
    'http://[::ffff:7f00:1]:3000/',
    'ftp://localhost:3000/',
    'null',
  ])('refuses to return to %s', async (redirect_url) => {
    const response = await pay({ ...somebody(), redirect_url });
    expect(response.status).toBe(422);
    expect(response.body.errors).toHaveProperty('redirect_url');
  });

  it.each([
    ['2-30-2099 09:30 am', 'a day that does not exist'],
    ['3-14-2020 09:30 am', 'a day that is over'],
    [`1-1-${year} 12:00 am`, 'a day of the next year'],
    [`12-31-${thisYear} 13:30 pm`, 'an hour that does not exist'],
    [`12-31-${thisYear} 09:20 am`, 'a time between the slots'],
  ])('refuses %s: %s', async (date) => {
    const response = await pay({ ...somebody(), date });
    expect(response.status).toBe(422);
    expect(response.body.errors).toHaveProperty('date');
  });

  it('keeps what was typed last about the payer, on the page that is open already', async () => {
    const guest = somebody();
    const first = (await pay(guest)).body.data.reference;
    const again = await pay({ ...guest, first_name: 'Anne', consent: true });
    expect(again.body.data.reference).toBe(first);
    expect((await person(first)).name).toBe('Anne Bello');
    // Nobody is shown the consent.
    const row = `select consent_at is not null from payments where reference = '${first}'`;
    expect(await suite.api.one(row)).toBe('true');
  });

  it('never names the payer in the status of a payment, and answers 404 for an unknown reference', async () => {
    const { reference } = (await pay(somebody())).body.data;
    const response = await suite.get(`/condition/payment/status/${reference}`);
    expect(response.text).not.toMatch(/Bello|mail\.example/);
    expect((await suite.get('/condition/payment/status/PAY-NOTHING')).status).toBe(404);
  });

  it('shows a page without script that cannot be framed, and one for payments that never were', async () => {
    const { reference } = (await pay(somebody())).body.data;
    const page = await suite.get(`/_pay/${reference}`);
    expect(page.text).toMatch(/Approve payment[\s\S]*Decline payment[\s\S]*Cancel/);
    expect(page.text).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await suite.get('/_pay/PAY-NOTHING')).status).toBe(404);
  });
});
