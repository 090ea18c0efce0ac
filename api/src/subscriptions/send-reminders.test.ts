import { memberSteps } from '../testing/member-steps';
import { loadNative } from '../testing/native';
import type * as MailProbe from '../testing/probes/mail-probe';
import { onDatabase } from '../testing/on-database';
import { whileWritesFail } from '../testing/while-writes-fail';

const day = 86_400_000;

onDatabase('reminders before a plan ends (R4.81)', (suite) => {
  const bayo = 'bayo.planholder@ilera.example';
  const { buy } = memberSteps(suite);
  const reminders = () => suite.mailsTo(bayo, 'ends on');

  it('the account keeps the plan that ended, its payments and claims (R4.82)', async () => {
    const chioma = 'chioma.family@ilera.example';
    const ask = async (path: string) => (await suite.get(path, await suite.api.signIn(chioma))).body.data;
    const before = await ask('/individual/profile');
    expect(before.last_package).toBeNull();
    const end = Date.parse(before.package_expiry_at) + 1000;
    suite.api.advance(end - suite.api.services.now().getTime());
    const after = await ask('/individual/profile');
    expect(after).toMatchObject({
      plan: null,
      last_package: {
        plan: { name: before.plan.name },
        people: 5,
        frequency: 'annual',
        ended_at: before.package_expiry_at,
      },
    });
    expect((await ask(`/individual/subscriptions/user/${after.id}`)).total).toBeGreaterThan(0);
    expect((await ask('/individual/claims')).total).toBe(0);
    const ada = await suite.get(
      '/individual/profile',
      await suite.api.signIn('ada.individual@ilera.example'),
    );
    expect(ada.body.data.last_package).toBeNull();
  });

  it('a reminder is sent once 30, 7 and 1 days before the end, and not to somebody who has renewed (R4.81)', async () => {
    const token = await suite.api.signIn(bayo);
    const profile = (await suite.get('/individual/profile', token)).body.data;
    const end = Date.parse(profile.package_expiry_at);
    const until = async (days: number) => {
      suite.api.advance(end - days * day - suite.api.services.now().getTime());
      await suite.api.housekeep();
      await suite.api.housekeep();
    };
    await until(31);
    expect(await reminders()).toHaveLength(0);
    await until(29.5);
    await until(20);
    expect(await reminders()).toHaveLength(1);
    await until(6.5);
    expect(await reminders()).toHaveLength(2);
    await until(0.5);
    expect(await reminders()).toHaveLength(3);
    expect((await reminders())[0]?.text).toMatch(
      /not renewed by itself[\s\S]*\/plan-checkout\/\d+\?quantity=1/,
    );
    expect(await suite.mailsTo('chioma.family@ilera.example', 'ends on')).toEqual([]);
  });

  it('a moved period is reminded of again for its new end', async () => {
    const id = await suite.api.userId(bayo);
    const before = (await reminders()).length;
    await suite.api.run(
      `update subscriptions set expires_at = expires_at + interval '100.1234567 days'
       where id = (select id from subscriptions where user_id = ${id} order by expires_at desc limit 1)`,
    );
    const { package_expiry_at } = (await suite.get('/individual/profile', await suite.api.signIn(bayo))).body
      .data;
    suite.api.advance(Date.parse(package_expiry_at) - 20 * day - suite.api.services.now().getTime());
    await suite.api.housekeep();
    await suite.api.housekeep();
    expect(await reminders()).toHaveLength(before + 1);
  });

  it('a reminder that waited for the mail server is sent only when the plan still ends on that day', async () => {
    const { sendDue } = await loadNative<typeof MailProbe>('./probes/mail-probe.ts');
    const id = await suite.api.userId(bayo);
    const remind = async (days: number) => {
      const { body } = await suite.get('/individual/profile', await suite.api.signIn(bayo));
      suite.api.advance(
        Date.parse(body.data.package_expiry_at) - days * day - suite.api.services.now().getTime(),
      );
      await suite.api.housekeep();
    };
    const sent = async () => (await sendDue(suite.api)).sent.filter((subject) => subject.includes('ends on'));
    await suite.api.run('delete from outbox');
    await remind(6);
    await suite.api.run(
      `update subscriptions set expires_at = expires_at + interval '100 days'
       where id = (select id from subscriptions where user_id = ${id} order by expires_at desc limit 1)`,
    );
    expect({ reminders: await reminders(), sent: await sent() }).toEqual({
      reminders: [expect.anything()],
      sent: [],
    });
    await remind(20);
    expect(await sent()).toHaveLength(1);
  });

  it('a plan that replaced a later renewal is reminded of before its end', async () => {
    const halima = 'halima.google@ilera.example';
    await buy(halima, { plan_id: 1 });
    suite.api.advance(day);
    await buy(halima, { plan_id: 1, frequency: 'quarter' });
    await buy(halima, { plan_id: 4, frequency: 'quarter', quantity: 30, start: 'now' });
    const profile = (await suite.get('/individual/profile', await suite.api.signIn(halima))).body.data;
    suite.api.advance(Date.parse(profile.package_expiry_at) - 20 * day - suite.api.services.now().getTime());
    await suite.api.housekeep();
    expect((await suite.mailsTo(halima)).at(-1)?.subject).toContain('ends on');
  });

  it('every covered person has one enrollee number, in the profile and in the mail (R4.80)', async () => {
    const token = await suite.api.signIn('chioma.family@ilera.example');
    const { id, plan, enrollee_number } = (await suite.get('/individual/profile', token)).body.data;
    expect(enrollee_number).toBe(`EN-${String(id).padStart(6, '0')}-${String(plan.id).padStart(2, '0')}`);
    const nobody = await suite.api.signIn('ada.individual@ilera.example');
    expect((await suite.get('/individual/profile', nobody)).body.data.enrollee_number).toBeNull();
  });

  it('one failing reminder keeps nobody else from theirs', async () => {
    const people = 120;
    const ends = new Date(suite.api.services.now().getTime() + 20 * day).toISOString();
    await suite.api.run(
      `insert into users (first_name, last_name, email)
       select 'Many', 'People', 'many' || n || '@ilera.example' from generate_series(1, ${people}) n`,
    );
    await suite.api.run(
      `insert into payments (reference, kind, status, user_id, first_name, last_name, email, description,
         amount_kobo, provider, redirect_url, fingerprint, plan_id, frequency, quantity, expires_at)
       select 'many-' || id, 'plan', 'success', id, 'Many', 'People', email, '', 100, 'sandbox', '', 'many-' || id,
         1, 'annual', 1, now() from users where email like 'many%'`,
    );
    await suite.api.run(
      `insert into subscriptions (user_id, plan_id, payment_id, frequency, quantity, starts_at, expires_at, anchor_day)
       select user_id, 1, id, 'annual', 1, now() - interval '1 year', '${ends}', 1 from payments
       where reference like 'many-%'`,
    );
    const reminded = () =>
      suite.api.one(
        `select count(*) from plan_reminders r join subscriptions s on s.id = r.subscription_id
         join users u on u.id = s.user_id where u.email like 'many%'`,
      );
    const first = await suite.api.one(
      `select min(s.id) from subscriptions s join users u on u.id = s.user_id where u.email like 'many%'`,
    );
    await whileWritesFail(suite.api, 'plan_reminders', `subscription_id <> ${first}`, () =>
      expect(suite.api.housekeep()).rejects.toThrow(),
    );
    expect(await reminded()).toBe(String(people - 1));
    await suite.api.housekeep();
    expect(await reminded()).toBe(String(people));
  });
});
