import type { Plan } from '@ilera/contracts/api';
import { supportDesk } from '../testing/clinic/support-desk';
import { onDatabase } from '../testing/on-database';
import { memberSteps } from '../testing/member-steps';
import { approvePayment } from '../testing/approve-payment';

const day = 86_400_000;

const person = {
  first_name: 'Bayo',
  last_name: 'Adeyemi',
  phone_number: '08031234567',
  redirect_url: 'http://localhost:3000/account/home',
  currency: 'NGN',
  save_card: true,
};

onDatabase('plans and subscriptions', (suite) => {
  /** Goes to nine o'clock of 1 March of a year that has no 29 February, and none in the year after it. */
  const goToMarch = () => suite.api.advance(Date.UTC(2033, 2, 1, 9) - suite.api.services.now().getTime());
  const plansOf = async (type: string): Promise<Plan[]> => (await suite.get(`/plan/type/${type}`)).body.data;
  const { planNamed } = memberSteps(suite);
  const subscribe = (token: string, body: Record<string, unknown>) =>
    suite.post('/individual/subscribe_plan', { ...person, ...body }, token);
  const approve = (reference: string, card = 'visa') => approvePayment(suite, reference, card);
  const profile = async (token: string) => (await suite.get('/individual/profile', token)).body.data;

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
    expect((await suite.mailsTo('ada.individual@ilera.example')).at(-1)?.text).toMatch(
      /Enrollee number: EN-\d{6}/,
    );
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
});
