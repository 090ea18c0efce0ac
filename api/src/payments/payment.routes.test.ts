import { guestPaymentSteps, somebody } from '../testing/guest-payment-steps';
import { memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';
import { peopleOf } from '../testing/people';
import { sandboxDriver } from '../testing/provider-drivers';

onDatabase('the state of a payment', (suite) => {
  const { pay, poll, started } = guestPaymentSteps(suite);
  const { buy } = memberSteps(suite);

  it('asks for the words of an own condition, and shows them to nobody who has the reference', async () => {
    const { body } = await pay({ ...somebody(), description: 'My Condition: my ear hurts' }, 'custom');
    expect((await poll(body.data.reference)).title).toBe('My Condition');
    const blank = await pay({ ...somebody(), description: 'My Condition:  ' }, 'custom');
    expect({ status: blank.status, errors: blank.body.errors }).toEqual({
      status: 422,
      errors: { description: ['Kindly explain your illness'] },
    });
  });

  it('names the condition to whoever has the reference for a day only', async () => {
    const known = await started(somebody());
    expect((await poll(known)).title).toBe('Malaria');
    suite.api.advance(25 * 3_600_000);
    expect((await poll(known)).title).toBe('Doctor consultation');
  });

  it('settles a payment when every webhook was lost', async () => {
    const reference = await started(somebody());
    await sandboxDriver(suite).payUntold(reference);
    expect((await poll(reference)).status).toBe('success');
  });

  it('never names the payer in the status of a payment, and answers 404 for an unknown reference', async () => {
    const reference = await started(somebody());
    const response = await suite.get(`/condition/payment/status/${reference}`);
    expect(response.text).not.toMatch(/Bello|mail\.example/);
    expect((await suite.get('/condition/payment/status/PAY-NOTHING')).status).toBe(404);
  });

  it('hides a payment from everybody but its payer', async () => {
    const { email } = await peopleOf(suite).registered();
    const reference = await buy(email, { plan_id: 1 });
    const token = await suite.api.signIn(email);
    const other = await suite.api.signIn('efe.corporate@ilera.example');
    expect((await suite.get(`/individual/payment/${reference}`, token)).status).toBe(200);
    expect((await suite.get(`/individual/payment/${reference}`, other)).status).toBe(404);
    expect((await suite.get(`/condition/payment/status/${reference}`)).status).toBe(404);
  });

  it('pages the payment history by five and searches it', async () => {
    const { email } = await peopleOf(suite).registered();
    const [basic, premium] = [1, 3];
    const references: string[] = [];
    for (const plan_id of [basic, basic, premium, basic, basic, premium, basic]) {
      references.unshift(await buy(email, { plan_id, frequency: 'quarter' }));
      suite.api.advance(86_400_000);
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
