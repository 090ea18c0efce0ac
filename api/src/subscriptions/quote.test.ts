import type { Plan } from '@ilera/contracts/api';
import { approvePayment } from '../testing/approve-payment';
import { memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';

const person = {
  first_name: 'Bayo',
  last_name: 'Adeyemi',
  redirect_url: 'http://localhost:3000/account/home',
};

onDatabase('the price of a plan', (suite) => {
  const { buy: pay, planNamed, register } = memberSteps(suite);
  const subscribe = (token: string, body: Record<string, unknown>) =>
    suite.post('/individual/subscribe_plan', { ...person, ...body }, token);
  const profile = async (token: string) => (await suite.get('/individual/profile', token)).body.data;
  const amountOf = async (token: string, reference: string) =>
    (await suite.get(`/individual/payment/${reference}`, token)).body.data.amount as number;

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
    const setPrice = ({ id }: Plan, kobo: number) =>
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

  it('starts a renewal after the plan that runs, and a changed plan too unless the person wants it now (R4.76)', async () => {
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    const before = await profile(token);
    const buy = async (plan_id: Plan['id'], change: object = {}) =>
      approvePayment(
        suite,
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
    // A year that has no 29 February, and none in the year after it.
    suite.api.advance(Date.UTC(2033, 2, 1, 9) - suite.api.services.now().getTime());
    const email = 'five.for.a.year@mail.example';
    await register(email);
    const { id } = await planNamed('Family Plus');
    await pay(email, { plan_id: id, quantity: 5 });
    suite.api.advance(30 * 86_400_000);
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
});
