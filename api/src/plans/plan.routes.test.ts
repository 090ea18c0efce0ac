/** @jest-environment ./api/src/testing/native-environment.cjs */
import { supportDesk } from '../testing/clinic/support-desk';
import { formData, onDatabase } from '../testing/on-database';
import { approvePayment } from '../testing/approve-payment';

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
    for (const type of ['individual', 'family', 'smes', 'corporate']) {
      const plans = await plansOf(type);
      expect(plans.length).toBeGreaterThanOrEqual(2);
      for (const plan of plans) {
        expect(plan.type).toBe(type);
        expect(plan.quarter_price).toBeLessThan(plan.bi_price);
        expect(plan.bi_price).toBeLessThan(plan.price);
        expect((JSON.parse(plan.conditions) as string[]).join()).toMatch(/\[.+\]/);
      }
    }
    expect(await plansOf('cooperate')).toEqual(await plansOf('corporate'));
    expect((await suite.get('/plan/type/gold')).status).toBe(422);
    expect((await suite.get('/plan/424242')).status).toBe(404);
  });

  it('sells a plan: paid, renewed on a date, card kept masked, receipt mailed, history written', async () => {
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
    const days = (Date.parse(after.package_expiry_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(88);
    expect(days).toBeLessThan(93);
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
    expect(await price({ frequency: 'quarter', quantity: 20 })).toBe(20 * 11_000);
    expect(await price({ frequency: 'bi-annual', quantity: 21 })).toBe(21 * 20_900);
    expect(await price({ frequency: 'annual', quantity: 22 })).toBe(22 * 39_600);
    expect(await price({ frequency: 'annual', quantity: 22, couponcode: 'PLAN15' })).toBe(22 * 39_600 * 0.85);
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

  it.each([
    ['PLAN15', 200, 15],
    ['plan15', 200, 15],
    ['WELCOME10', 422, null],
    ['OLDPLAN', 422, null],
    ['NOPE', 422, null],
  ])('answers the coupon %s with %i', async (code, status, discount) => {
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    const response = await suite.ask({
      method: 'POST',
      url: '/individual/get_plan_discount',
      token,
      raw: formData({ code }),
    });
    expect(response.status).toBe(status);
    if (discount) expect(response.body.data.discount).toBe(discount);
    else expect(response.body.errors).toEqual({ couponcode: [response.body.message] });
  });

  it.each([
    ['Family Plus', 200],
    ['Individual Plus', 422],
  ])('answers a coupon for families, asked about %s, with %i at once (R4.83)', async (name, status) => {
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    const { id } = await planNamed(name);
    const raw = formData({ code: 'FAMILY20', plan_id: String(id) });
    const response = await suite.ask({ method: 'POST', url: '/individual/get_plan_discount', token, raw });
    expect([response.status, response.body]).toEqual([
      status,
      status === 200
        ? expect.objectContaining({ data: { discount: 20 } })
        : expect.objectContaining({ errors: { couponcode: [expect.any(String)] } }),
    ]);
  });

  it('refuses a coupon of another type of plan when it is used', async () => {
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    const plan = await planNamed('Individual Plus');
    const body = { plan_id: plan.id, frequency: 'annual', quantity: 1, couponcode: 'FAMILY20' };
    expect((await subscribe(token, body)).body.errors).toEqual({
      couponcode: ['This coupon is for another plan.'],
    });
  });

  it('lets a renewal follow on what runs, and a changed plan too unless the person wants it now (R4.76)', async () => {
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
    const token = await suite.api.signIn('chioma.family@ilera.example');
    const { plan: running } = await profile(token);
    const quote = async (body: object) =>
      (
        await suite.post(
          '/individual/plan_quote',
          { plan_id: running.id, frequency: 'annual', ...body },
          token,
        )
      ).body;
    // Five people for a year, thirty days of it used.
    const worth = running.price * 5;
    const more = (await quote({ quantity: 7, start: 'now' })).data;
    expect(more).toMatchObject({
      price: running.price * 7,
      discount: 0,
      start: 'now',
      starts: ['end', 'now'],
    });
    // The day that has begun goes to the larger plan.
    expect(more.credit).toBe(Math.floor((worth * 100 * (365 - 30)) / 365) / 100);
    expect(more.total).toBeCloseTo(more.price - more.credit, 2);
    expect(more.paid).toMatchObject([
      { plan: running.name, people: 5, has_begun: true, ended: { days: 335, credit: more.credit } },
    ]);
    const fewer = (await quote({ quantity: 4 })).data;
    expect(fewer).toMatchObject({ start: 'end', starts: ['end'], credit: 0, total: running.price * 4 });
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
    suite.api.advance(200 * 86_400_000);
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
    const id = await suite.api.userId('bayo.planholder@ilera.example');
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    const first = (await suite.get(`/individual/subscriptions/user/${id}?page=1&count=5`, token)).body.data;
    const second = (await suite.get(`/individual/subscriptions/user/${id}?page=2&count=5`, token)).body.data;
    expect(first.data).toHaveLength(5);
    expect(first.total).toBeGreaterThan(5);
    expect(first.last_page).toBe(Math.ceil(first.total / 5));
    expect(second.data[0].id).not.toBe(first.data[0].id);
    const found = (await suite.get(`/individual/subscriptions/user/${id}?search=premium`, token)).body.data;
    expect(found.data.every((row: { description: string }) => /premium/i.test(row.description))).toBe(true);
  });
});
