import { readdirSync } from 'node:fs';
import { formData, onDatabase, type Suite } from '../testing/on-database';
import { sola } from '../testing/clinic/clinic-steps';
import { password, peopleOf } from '../testing/people';
import { resetPassword, signInWhileResetting } from '../testing/reset-password';
import { sandboxDriver } from '../testing/provider-drivers';
import { thisYear } from '../testing/test-clock';
import { pdfFile } from '../testing/evidence-files/pdf-file';

const pdf = pdfFile({ bytes: 500_000 });
const back = 'http://localhost:3000/account/home';

const next = { password: 'another secret of mine', password_confirmation: 'another secret of mine' };

function stepsOf(suite: Suite) {
  const people = peopleOf(suite);
  const count = async (from: string) => Number(await suite.api.one(`select count(*) from ${from}`));
  const subscribe = async (token: string): Promise<string> => {
    const plan = { plan_id: 1, frequency: 'quarter', quantity: 1 };
    const body = { first_name: 'Sade', last_name: 'Ojo', redirect_url: back, ...plan };
    return (await suite.post('/individual/subscribe_plan', body, token)).body.data.reference as string;
  };
  const erase = (token: string) =>
    suite.post('/individual/data/erase', { password, confirmation: 'ERASE' }, token);
  const withPlan = async () => {
    const { email } = await people.registered();
    const reference = await subscribe(await suite.api.signIn(email));
    await sandboxDriver(suite).act(reference, 'approve');
    return email;
  };
  const upload = async (email: string, token: string, meanwhile: () => Promise<unknown>) => {
    const fields = { user_id: String(await suite.api.userId(email)), claimable_id: '1', comment: 'x' };
    const file = { name: 'evidence', filename: 'a.pdf', type: 'application/pdf', content: pdf };
    const raw = formData(fields, [file]);
    return suite.ask({ method: 'POST', url: '/individual/claimable/claim', token, raw, meanwhile });
  };
  return { ...people, count, erase, subscribe, upload, withPlan };
}

onDatabase('what is under way when a person is erased', (suite) => {
  const { count, erase, registered, subscribe, upload, withPlan } = stepsOf(suite);
  const driver = sandboxDriver(suite);
  const mailsToNobody = `outbox where recipient like '%erased.invalid'`;

  it.each([
    ['paid before, told afterwards', (reference: string) => driver.payUntold(reference), null],
    ['paid and told afterwards', null, (reference: string) => driver.act(reference, 'approve')],
    ['paid on the page after its time', null, (reference: string) => driver.force(reference)],
  ])('gives a plan’s money back: %s', async (_words, before, after) => {
    const { email } = await registered();
    const id = await suite.api.userId(email);
    const token = await suite.api.signIn(email);
    const reference = await subscribe(token);
    await before?.(reference);
    expect((await erase(token)).status).toBe(200);
    await after?.(reference);
    const tell = () => suite.api.webhook({ event: 'charge.success', data: { reference } });
    expect({ first: (await tell()).status, again: (await tell()).status }).toEqual({
      first: 200,
      again: 200,
    });
    await suite.api.housekeep();
    expect(await driver.isRefunded(reference)).toBe(true);
    const words = `select concat(p.status, ' ', r.cause, ' ', r.status, ' ', p.first_name) from payments p join refunds r on r.payment_id = p.id where reference = '${reference}'`;
    expect(await suite.api.one(words)).toBe('cancelled erased done Erased');
    expect(await count(`subscriptions where user_id = ${id}`)).toBe(0);
    expect(await count(mailsToNobody)).toBe(0);
    const [mail, ...others] = await suite.mailsTo(email);
    expect(mail?.text).toContain('is sent back to you');
    expect(others).toEqual([]);
  });

  it.each([
    ['tells of a refund that was decided before, whose own mail is erased unsent', 'waiting', true],
    ['promises no refund that was given up', 'failed', false],
  ])('%s', async (_title, status, isPromised) => {
    const email = await withPlan();
    const id = await suite.api.userId(email);
    const reference = await suite.api.one(`select reference from payments where user_id = ${id}`);
    const url = `/clinic/support/people/U${id}/payments/${reference}/refund`;
    const headers = { cookie: await suite.api.enterClinic(sola) };
    const refund = await suite.ask({ method: 'POST', url, headers, body: { reason: 'Bought twice' } });
    expect(refund.body.data.payments[0].refund).toMatchObject({ status: 'waiting' });
    await suite.api.run(
      `update refunds set status = '${status}' where payment_id = (select id from payments where reference = '${reference}')`,
    );
    await erase(await suite.api.signIn(email));
    const [mail, ...others] = await suite.mailsTo(email);
    expect(mail?.text.includes('is sent back to you')).toBe(isPromised);
    expect(others).toEqual([]);
  });

  it('gives the money of a card’s check and of a guest’s visit with the address back', async () => {
    const { email } = await registered();
    const token = await suite.api.signIn(email);
    const card = (await suite.get('/individual/update_card', token)).body.data.reference as string;
    const day = new Date(suite.api.services.now().getTime() + 3 * 86_400_000);
    const visit = await suite.post('/condition/payment/1', {
      date: `${day.getUTCMonth() + 1}-${day.getUTCDate()}-${day.getUTCFullYear()} 09:00 am`,
      method: 'video',
      first_name: 'Sade',
      last_name: 'Ojo',
      email,
      redirect_url: 'http://localhost:3000/conditioncheckout/1',
      description: 'Payment for Malaria condition',
    });
    const guests = visit.body.data.reference as string;
    for (const reference of [card, guests]) await driver.payUntold(reference);
    expect((await erase(token)).status).toBe(200);
    await suite.api.housekeep();
    expect({ card: await driver.isRefunded(card), visit: await driver.isRefunded(guests) }).toEqual({
      card: true,
      visit: true,
    });
    const own = `payment_id in (select id from payments where reference in ('${card}', '${guests}'))`;
    expect(await count(`visits where ${own}`)).toBe(0);
    expect(
      await count(`cards where user_id in (select user_id from payments where reference = '${card}')`),
    ).toBe(0);
    expect(await count(mailsToNobody)).toBe(0);
  });

  it('stores nothing of an upload that ends afterwards', async () => {
    const email = await withPlan();
    const id = await suite.api.userId(email);
    const token = await suite.api.signIn(email);
    const stored = readdirSync(suite.api.evidenceDir);
    const response = await upload(email, token, () => erase(token));
    expect(response.status).toBe(401);
    expect(await count(`claims where user_id = ${id}`)).toBe(0);
    expect(readdirSync(suite.api.evidenceDir)).toEqual(stored);
    expect(await count(mailsToNobody)).toBe(0);
  });

  it('can happen although somebody registered an address of erased people', async () => {
    const { email } = await registered();
    const taken = `erased-${await suite.api.userId(email)}@erased.invalid`;
    await suite.post('/auth/individual/register', {
      first_name: 'A',
      last_name: 'B',
      email: taken,
      password,
    });
    expect((await erase(await suite.api.signIn(email))).status).toBe(200);
  });

  it('forgets invitations to the address, and keeps the place of somebody who had it before', async () => {
    const { email } = await registered();
    const token = await suite.api.signIn(email);
    const people = [{ name: 'Sade Ojo', email }];
    const owner = await suite.api.signIn('chioma.family@ilera.example');
    expect((await suite.post('/individual/employees/invite', { people }, owner)).status).toBe(200);
    const { body } = await suite.get('/individual/data', token);
    expect(body.data.members).toMatchObject([{ email, firstName: 'Sade' }]);
    await suite.api.run(`insert into members (owner_id, user_id, first_name, last_name, email)
      select o.id, u.id, 'Ada', 'Obi', '${email}' from users o, users u
      where o.email = 'bayo.planholder@ilera.example' and u.email = 'ada.individual@ilera.example'`);
    await erase(token);
    expect(
      await suite.api.one(`select string_agg(first_name, '') from members where email = '${email}'`),
    ).toBe('Ada');
  });

  it('keeps no response for a repeat', async () => {
    const email = await withPlan();
    const id = await suite.api.userId(email);
    const token = await suite.api.signIn(email);
    const description = 'words that go';
    const time = '10:15 am';
    const date = { day: 31, month: 11, year: thisYear, time, date: `12-31-${thisYear} ${time}` };
    const body = { ...date, id: 'custom', method: 'video', description };
    const key = { 'idempotency-key': 'a-booking-once' };
    expect((await suite.post('/individual/free_health_care/custom', body, token, key)).status).toBe(200);
    expect(await count(`idempotency_keys where user_id = ${id}`)).toBe(1);
    await erase(token);
    expect(await count(`idempotency_keys where user_id = ${id}`)).toBe(0);
  });
});

onDatabase('what is under way when a password changes', (suite) => {
  const { count, upload, withPlan } = stepsOf(suite);

  // The slow test has more rounds.
  it('opens no session of the old one, however many sign in during a reset', () =>
    signInWhileResetting(suite, 2));

  it.each([
    ['after a reset', 401, (email: string) => resetPassword(suite, email)],
    [
      'after a change on another device',
      401,
      async (email: string) =>
        suite.post(
          '/individual/set-password',
          { current_password: password, ...next },
          await suite.api.signIn(email),
        ),
    ],
    [
      'after signing out',
      401,
      async (_email: string, token: string) => suite.post('/auth/individual/logout', {}, token),
    ],
    [
      'after a change in the same session',
      200,
      (_email: string, token: string) =>
        suite.post('/individual/set-password', { current_password: password, ...next }, token),
    ],
  ])('answers an upload that ends %s with %i', async (_words, status, change) => {
    const email = await withPlan();
    const token = await suite.api.signIn(email);
    const before = await count('claims');
    const response = await upload(email, token, async () => {
      expect((await change(email, token)).status).toBe(200);
    });
    expect(response.status).toBe(status);
    expect(await count('claims')).toBe(before + (status === 200 ? 1 : 0));
  });
});
