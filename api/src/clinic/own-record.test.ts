import { clinicSteps, musa, nneka, sola, ugo, yusuf } from '../testing/clinic/clinic-steps';
import { addClaim } from '../testing/clinic/add-claim';
import { onDatabase } from '../testing/on-database';
import { bayo, visitSteps } from '../testing/visit-steps';

onDatabase('a member of staff who is a customer too (R5.23)', (suite) => {
  const { book } = visitSteps(suite);
  const { as, assign, idOf, moveTo } = clinicSteps(suite);
  const refusal = [422, expect.stringContaining('because it is about you')];
  const person = async () => `/support/people/U${await suite.api.userId(bayo)}`;

  beforeAll(() =>
    suite.api.run(
      `update staff set email = '${bayo}', roles = '{care,doctor,support,claims,manager}' where email = '${nneka}'`,
    ),
  );

  /** A visit of Bayo that runs, with him as doctor, as one would be that somebody gave him before. */
  async function running() {
    const { reference } = await book(bayo);
    await moveTo(reference, -1);
    await suite.api.run(
      `update visits set doctor_id = ${await idOf(bayo)}, started_at = now() where reference = '${reference}'`,
    );
    return `/visits/${reference}`;
  }
  const medicines = [{ name: 'Tramadol', strength: '50 mg', dose: '1 tablet', times: 3, days: 5 }];

  it.each([
    ['finishes', '/state', { state: 'finished' }],
    ['misses', '/state', { state: 'no-show' }],
    ['notes', '/note', { summary: 'x', self_care: '', come_back: 'y' }],
    ['prescribes at', '/prescriptions', { medicines }, 'POST'],
    ['refers', '/referrals', { to: 'x', reason: 'y', urgent: false }, 'POST'],
    ['gives away', '/assignment', { as: 'doctor', staff_id: null, was: null }],
  ])('neither takes nor %s the own visit', async (_words, url, body, method = 'PUT') => {
    const visit = await running();
    expect(await suite.refused(() => as(bayo, visit + url, body, method))).toEqual(refusal);
  });

  it('gets the own visit neither by taking it nor from a colleague', async () => {
    const { reference } = await book(bayo);
    const to = { as: 'doctor', staff_id: await idOf(bayo), was: null };
    const take = (by: string) => as(by, `/visits/${reference}/assignment`, to);
    expect(await suite.refused(() => take(bayo))).toEqual(refusal);
    expect(await suite.refused(() => take(musa))).toEqual([422, 'staff_id']);
    expect((await assign(reference, yusuf, 'doctor')).status).toBe(200);
  });

  it.each([
    ['moves', (visit: string) => `/visits/${visit}`, { date: '3-30-2027 09:30 am' }, 'PUT'],
    ['cancels', (visit: string) => `/visits/${visit}/cancel`, {}, 'POST'],
    ['notes something about', () => '/notes', { text: 'A good customer.' }, 'POST'],
    ['corrects the address of', () => '/address', { email: 'new@mail.example', was: bayo }, 'PUT'],
  ])('%s no own record as support', async (_words, url, body, method) => {
    const { reference } = await book(bayo);
    const to = `${await person()}${url(reference)}`;
    expect(await suite.refused(() => as(bayo, to, body, method))).toEqual(refusal);
  });

  it('neither asks for nor approves the refund of an own payment, nor closes its problem', async () => {
    const payment = await suite.api.one(
      `update payments set amount_kobo = 100000000 where id = (select max(id) from payments
         where status = 'success' and user_id = ${await suite.api.userId(bayo)}) returning reference`,
    );
    const url = `${await person()}/payments/${payment}/refund`;
    const refund = (by: string) => as(by, url, { reason: 'Asked by phone.' }, 'POST');
    expect(await suite.refused(() => refund(bayo))).toEqual(refusal);
    expect((await refund(sola)).status).toBe(200);
    expect(await suite.refused(() => refund(bayo))).toEqual(refusal);
    const issue = await suite.api.one(
      `insert into payment_issues (payment_id, kind, detail)
       select id, 'dispute', '' from payments where reference = '${payment}' returning id`,
    );
    const close = (by: string) => as(by, `/support/issues/${issue}`, {});
    expect(await suite.refused(() => close(bayo))).toEqual(refusal);
    expect((await close(sola)).status).toBe(200);
  });

  it('decides no own claim', async () => {
    const decide = (by: string, claim: string, body: object) => as(by, `/claims/${claim}`, body);
    const open = await addClaim(suite, bayo);
    for (const body of [
      { status: 'approved', amount: 1 },
      { status: 'refused', reason: 'The receipt is blurred.' },
    ])
      expect(await suite.refused(() => decide(bayo, open, body))).toEqual(refusal);
    expect((await decide(ugo, open, { status: 'approved', amount: 1 })).status).toBe(200);
    expect(await suite.refused(() => decide(bayo, open, { status: 'paid' }))).toEqual(refusal);
  });
});
