import { supportDesk } from '../testing/clinic/support-desk';
import { formData, onDatabase } from '../testing/on-database';
import { approvePayment } from '../testing/approve-payment';
import { memberSteps } from '../testing/member-steps';

const day = 86_400_000;

interface PlanRow {
  id: number;
  name: string;
  type: string;
  price: number;
  bi_price: number;
  quarter_price: number;
  min_employees: number;
  conditions: string;
  standout: 0 | 1;
}

const person = {
  first_name: 'Bayo',
  last_name: 'Adeyemi',
  phone_number: '08031234567',
  redirect_url: 'http://localhost:3000/account/home',
  currency: 'NGN',
  save_card: true,
};

onDatabase('plans and subscriptions', (suite) => {
  const { buy: pay, register } = memberSteps(suite);
  /** Goes to nine o'clock of 1 March of a year that has no 29 February, and none in the year after it. */
  const goToMarch = () => suite.api.advance(Date.UTC(2033, 2, 1, 9) - suite.api.services.now().getTime());
  const plansOf = async (type: string): Promise<PlanRow[]> =>
    (await suite.get(`/plan/type/${type}`)).body.data;
  const planNamed = async (name: string): Promise<PlanRow> =>
    ((await suite.get('/plan/all')).body.data as PlanRow[]).find((plan) => plan.name === name) as PlanRow;
  const subscribe = (token: string, body: Record<string, unknown>) =>
    suite.post('/individual/subscribe_plan', { ...person, ...body }, token);
  const approve = (reference: string, card = 'visa') => approvePayment(suite, reference, card);
  const profile = async (token: string) => (await suite.get('/individual/profile', token)).body.data;
  const amountOf = async (token: string, reference: string) =>
    (await suite.get(`/individual/payment/${reference}`, token)).body.data.amount as number;

  it('lists plans of all four types, the last under both spellings, with benefits as a JSON string', async () => {
    const plans = [];
    for (const type of ['individual', 'family', 'smes', 'corporate']) plans.push(...(await plansOf(type)));
    const rows = plans.map((plan) => [plan.type, plan.name, plan.quarter_price, plan.bi_price, plan.price]);
    expect(rows).toEqual([
      ['individual', 'Individual Basic', 9_000, 17_100, 32_400],
      ['individual', 'Individual Plus', 18_000, 34_200, 64_800],
      ['individual', 'Individual Premium', 36_000, 68_400, 129_600],
      ['family', 'Family Basic', 7_500, 14_250, 27_000],
      ['family', 'Family Plus', 15_000, 28_500, 54_000],
      ['smes', 'SME Starter', 6_500, 12_350, 23_400],
      ['smes', 'SME Growth', 12_500, 23_750, 45_000],
      ['corporate', 'Corporate Core', 11_000, 20_900, 39_600],
      ['corporate', 'Corporate Complete', 24_000, 45_600, 86_400],
    ]);
    for (const { conditions } of plans) expect((JSON.parse(conditions) as string[]).join()).toMatch(/\[.+\]/);
    expect(await plansOf('cooperate')).toEqual(await plansOf('corporate'));
    expect((await suite.get('/plan/type/gold')).status).toBe(422);
    expect((await suite.get('/plan/424242')).status).toBe(404);
  });

  it('sells a plan: paid, renewed on a date, card kept masked, receipt mailed, history written', async () => {
    goToMarch();
    const token = await suite.api.signIn('ada.individual@ilera.example');
    const plan = await planNamed('Individual Plus');
    const { body } = await subscribe(token, { plan_id: plan.id, frequency: 'quarter', quantity: 1 });
    const { reference } = body.data;
    expect((await profile(token)).plan).toBeNull();
    await approve(reference, 'verve');
    const after = await profile(token);
    expect(after).toMatchObject({
      plan: { id: plan.id },
      package_frequency: 'quarter',
      package_members: 1,
      card: { type: 'verve', last_4digits: '1112', expiry: '03/31' },
    });
    expect(after.package_expiry_at).toMatch(/^2033-06-01T09:0/);
    const history = await suite.get(`/individual/subscriptions/user/${after.id}`, token);
    expect(history.body.data.data).toEqual([
      expect.objectContaining({
        reference,
        amount: 18_000,
        status: 'success',
        description: 'Individual Plus',
      }),
    ]);
    const mails = JSON.parse(await suite.api.mailsTo('ada.individual@ilera.example')) as { text: string }[];
    expect(mails.at(-1)?.text).toMatch(/Enrollee number: EN-\d{6}/);
  });

  it('prices by plan, frequency, quantity and coupon, whatever the client says of it', async () => {
    const token = await suite.api.signIn('efe.corporate@ilera.example');
    const plan = await planNamed('Corporate Core');
    const price = async (change: Record<string, unknown>) => {
      const response = await subscribe(token, { plan_id: plan.id, ...change, price: 1, total: 1 });
      return amountOf(token, response.body.data.reference);
    };
    expect(await price({ frequency: 'quarter', quantity: 20 })).toBe(220_000);
    expect(await price({ frequency: 'bi-annual', quantity: 21 })).toBe(438_900);
    expect(await price({ frequency: 'annual', quantity: 22 })).toBe(871_200);
    expect(await price({ frequency: 'annual', quantity: 22, couponcode: 'PLAN15' })).toBe(740_520);
  });

  it('counts one person for an individual plan, and not fewer than the minimum for others', async () => {
    const token = await suite.api.signIn('efe.corporate@ilera.example');
    const single = await planNamed('Individual Basic');
    const { body } = await subscribe(token, { plan_id: single.id, frequency: 'quarter', quantity: 9 });
    expect(await amountOf(token, body.data.reference)).toBe(9_000);
    const family = await planNamed('Family Basic');
    const few = await subscribe(token, { plan_id: family.id, frequency: 'quarter', quantity: 2 });
    expect(few.status).toBe(422);
    expect(few.body.errors).toHaveProperty('quantity');
  });

  it('sells at once for N50 to N100,000,000, as the provider takes them in one payment (R5.1)', async () => {
    const [basic, plus, core] = await Promise.all(
      ['Individual Basic', 'Individual Plus', 'Corporate Core'].map(planNamed),
    );
    if (!basic || !plus || !core) throw new Error('The demo has other plans');
    const setPrice = ({ id }: PlanRow, kobo: number) =>
      suite.api.run(`update plans set annual_kobo = ${kobo} where id = ${id}`);
    const email = 'credit.left@mail.example';
    await register(email);
    await pay(email, { plan_id: basic.id });
    const token = await suite.api.signIn(email);
    const wanted = { plan_id: plus.id, frequency: 'annual', quantity: 1 };
    const starts = async () =>
      (await suite.post('/individual/plan_quote', wanted, token)).body.data.starts as string[];
    await setPrice(plus, basic.price * 100 + 5_000);
    expect(await starts()).toEqual(['end', 'now']);
    await setPrice(plus, basic.price * 100 + 4_999);
    expect(await starts()).toEqual(['end']);
    await setPrice(plus, plus.price * 100);
    const efe = await suite.api.signIn('efe.corporate@ilera.example');
    const sellCore = () => subscribe(efe, { plan_id: core.id, frequency: 'annual', quantity: 1000 });
    await setPrice(core, 10_000_001);
    expect(await suite.refused(sellCore)).toEqual([422, 'quantity']);
    await setPrice(core, 10_000_000);
    expect(await amountOf(efe, (await sellCore()).body.data.reference)).toBe(100_000_000);
    await setPrice(core, core.price * 100);
  });

  const discountOf = async (fields: Record<string, string>) => {
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    const raw = formData(fields);
    return suite.ask({ method: 'POST', url: '/individual/get_plan_discount', token, raw });
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
      discountOf({ code: 'FAMILY20', plan_id: String((await planNamed(name)).id) });
    expect((await askedAbout('Family Plus')).body.data).toEqual({ discount: 20 });
    const { status, body } = await askedAbout('Individual Plus');
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { couponcode: ['This coupon is for another plan.'] },
    });
  });

  it('refuses a coupon of another type of plan when it is used', async () => {
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    const plan = await planNamed('Individual Plus');
    const body = { plan_id: plan.id, frequency: 'annual', quantity: 1, couponcode: 'FAMILY20' };
    expect((await subscribe(token, body)).body.errors).toEqual({
      couponcode: ['This coupon is for another plan.'],
    });
  });

  it('starts a renewal after the plan that runs, and a changed plan too unless the person wants it now (R4.76)', async () => {
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    const before = await profile(token);
    const buy = async (plan_id: number, change: object = {}) =>
      approve(
        (await subscribe(token, { plan_id, frequency: 'quarter', quantity: 1, ...change })).body.data
          .reference,
      );
    await buy(before.plan.id);
    const premium = await planNamed('Individual Premium');
    await buy(premium.id);
    const after = await profile(token);
    expect(after).toMatchObject({
      plan: { id: before.plan.id },
      package_expiry_at: before.package_expiry_at,
    });
    expect(after.next_packages).toMatchObject([
      { plan: 'Individual Plus', starts_at: before.package_expiry_at },
      { plan: 'Individual Premium', starts_at: after.next_packages[0].expires_at },
    ]);
    await buy(premium.id, { start: 'now', frequency: 'annual' });
    const upgraded = await profile(token);
    expect(upgraded).toMatchObject({
      plan: { id: premium.id },
      package_frequency: 'annual',
      next_packages: [],
    });
  });

  it('prices a change at once line by line, with the unused days credited', async () => {
    goToMarch();
    const email = 'five.for.a.year@mail.example';
    await register(email);
    const { id } = await planNamed('Family Plus');
    await pay(email, { plan_id: id, quantity: 5 });
    suite.api.advance(30 * day);
    const token = await suite.api.signIn(email);
    const quote = async (body: object) =>
      (await suite.post('/individual/plan_quote', { plan_id: id, frequency: 'annual', ...body }, token)).body;
    // N270,000 for 365 days. The day that has begun goes to the larger plan.
    expect((await quote({ quantity: 7, start: 'now' })).data).toMatchObject({
      price: 378_000,
      discount: 0,
      credit: 247_808.21,
      total: 130_191.79,
      start: 'now',
      starts: ['end', 'now'],
      paid: [{ plan: 'Family Plus', people: 5, has_begun: true, ended: { days: 335, credit: 247_808.21 } }],
    });
    const fewer = (await quote({ quantity: 4 })).data;
    expect(fewer).toMatchObject({ start: 'end', starts: ['end'], credit: 0, total: 216_000 });
    expect((await quote({ quantity: 4, start: 'now' })).errors).toEqual({
      start: ['A paid period is not made smaller. This plan can start when the paid period ends.'],
    });
    const small = await quote({ quantity: 7, frequency: 'quarter' });
    expect(small.data).toMatchObject({ starts: ['end'], not_now: expect.stringContaining('worth more') });
  });

  it('opens one subscription however often the button is pressed and the payment is told', async () => {
    const token = await suite.api.signIn('halima.google@ilera.example');
    const plan = await planNamed('Individual Basic');
    const body = { plan_id: plan.id, frequency: 'quarter', quantity: 1 };
    const responses = await Promise.all(Array.from({ length: 30 }, () => subscribe(token, body)));
    const references = new Set(responses.map((response) => response.body.data.reference as string));
    expect(references.size).toBe(1);
    const [reference = ''] = references;
    const event = { event: 'charge.success', data: { reference, id: 1 } };
    await Promise.all([
      approve(reference),
      approve(reference),
      ...Array.from({ length: 30 }, () => suite.api.webhook(event)),
    ]);
    const { cover } = await supportDesk(suite).accountOf('halima.google@ilera.example');
    expect(cover).toHaveLength(1);
  });

  it('ends with its period', async () => {
    const token = await suite.api.signIn('danladi.smes@ilera.example');
    expect((await profile(token)).plan.name).toBe('SME Growth');
    suite.api.advance(200 * day);
    const later = await profile(await suite.api.signIn('danladi.smes@ilera.example'));
    expect(later).toMatchObject({ plan: null, package_expiry_at: null, package_members: null });
  });

  it('hides a payment from everybody but its payer', async () => {
    const token = await suite.api.signIn('chioma.family@ilera.example');
    const other = await suite.api.signIn('efe.corporate@ilera.example');
    const plan = await planNamed('Family Basic');
    const { body } = await subscribe(token, { plan_id: plan.id, frequency: 'quarter', quantity: 4 });
    expect((await suite.get(`/individual/payment/${body.data.reference}`, token)).status).toBe(200);
    expect((await suite.get(`/individual/payment/${body.data.reference}`, other)).status).toBe(404);
    expect((await suite.get(`/condition/payment/status/${body.data.reference}`)).status).toBe(404);
  });

  it('pages the payment history by five and searches it', async () => {
    const email = 'seven.payments@mail.example';
    await register(email);
    const [basic, premium] = [await planNamed('Individual Basic'), await planNamed('Individual Premium')];
    const references = [];
    for (const { id } of [basic, basic, premium, basic, basic, premium, basic]) {
      references.unshift(await pay(email, { plan_id: id, frequency: 'quarter' }));
      suite.api.advance(day);
    }
    const id = await suite.api.userId(email);
    const token = await suite.api.signIn(email);
    const page = async (query: string) => {
      const { data, total, last_page } = (
        await suite.get(`/individual/subscriptions/user/${id}?${query}`, token)
      ).body.data;
      return { total, last_page, rows: (data as { reference: string }[]).map(({ reference }) => reference) };
    };
    expect(await page('page=1&count=5')).toEqual({ total: 7, last_page: 2, rows: references.slice(0, 5) });
    expect(await page('page=2&count=5')).toEqual({ total: 7, last_page: 2, rows: references.slice(5) });
    expect(await page('search=premium')).toEqual({
      total: 2,
      last_page: 1,
      rows: [references[1], references[4]],
    });
  });
});
