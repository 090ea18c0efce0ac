import { approvePayment } from '../../testing/approve-payment';
import { year } from '../../testing/booking-days';
import { clinicSteps, musa, nneka, sola } from '../../testing/clinic/clinic-steps';
import { supportSteps } from '../../testing/clinic/support-steps';
import { loadNative } from '../../testing/native';
import { onDatabase } from '../../testing/on-database';
import { peopleOf } from '../../testing/people';
import { ada, bayo, visitSteps } from '../../testing/visit-steps';
import type * as LockPerson from '../../people/lock-person';
import type * as ErasePerson from '../../privacy/erase-person';

/** How the tables know people who have neither an account nor paid. */
const others = {
  'somebody invited': (email: string) =>
    `insert into members (owner_id, first_name, last_name, email, expires_at)
     values (1, 'Uju', 'Eze', '${email}', now() + interval '1 day')`,
  'somebody on the waitlist': (email: string) =>
    `insert into waitlist (first_name, last_name, email, phone_number) values ('Uju', 'Eze', '${email}', '1')`,
  'one of the staff': (email: string) =>
    `insert into staff (email, name, roles) values ('${email}', 'Uju Eze', '{support}')`,
};

onDatabase('an address that support corrects (R5.20)', (suite) => {
  const { as, assign } = clinicSteps(suite);
  const { of, person, subjects, guest } = supportSteps(suite);
  const { guestToken, payAsGuest, register, startAsGuest } = visitSteps(suite);
  const { linkIn, login, openLink, prove, registered } = peopleOf(suite);

  const waitingMail = (email: string) => {
    const sealed = suite.api.seal('');
    return `insert into outbox (recipient, subject, text, html) values ('${email}', 'Theirs', '${sealed}', '${sealed}')`;
  };

  it("corrects a guest's address, and tells both", async () => {
    const { email, payment, visit } = await guest();
    const next = `right.${email}`;
    const wrong = await guestToken(email);
    expect((await suite.post('/visit', { token: wrong })).status).toBe(200);
    const corrected = await of(payment, '/address', { email: next, was: email });
    expect(corrected.body.data).toMatchObject({ email: next, is_guest: true });
    for (const to of [email, next]) expect((await subjects(to)).at(-1)).toContain('was corrected');
    await of(payment, `/visits/${visit}/mail`, {}, 'POST');
    expect((await suite.post('/visit', { token: await guestToken(next) })).status).toBe(200);
    // The mail that went astray opens nothing any more.
    expect((await suite.post('/visit', { token: wrong })).status).toBe(404);
    // The answer was lost, and the page sends it again: nobody is told twice.
    expect((await of(payment, '/address', { email: next, was: email })).body.data.email).toBe(next);
    const told = (await subjects(next)).filter((subject) => subject.includes('was corrected'));
    expect(told).toHaveLength(1);
    expect((await of(payment, '/address', { email: next, was: next })).body.errors).toHaveProperty('email');
  });

  it('corrects what one of two guests of an address paid, and sends them the mail of each visit to come', async () => {
    const { email, payment } = await guest();
    const other = await payAsGuest(email, `8-11-${year} 09:30 am`, { first_name: 'Bola' });
    const again = await payAsGuest(email, `8-12-${year} 09:30 am`, { first_name: 'ANN' });
    const names = async (key: string) => (await person(key)).visits.map(({ name }) => name);
    expect({ person: (await person(payment)).name, visits: await names(payment) }).toEqual({
      person: 'ANN Bello',
      visits: [null, 'Bola Bello', null],
    });
    expect((await person(other)).name).toBe('Bola Bello');
    const next = `right.${email}`;
    await of(payment, '/address', { email: next, was: email });
    expect((await person(payment)).payments.map(({ reference }) => reference)).toEqual([again, payment]);
    expect(await names(payment)).toEqual([null, null]);
    expect((await person(other)).payments.map(({ reference }) => reference)).toEqual([other]);
    expect((await suite.mailsTo(email)).map(({ text }) => text).join()).toContain(other);
    const sent = await suite.mailsTo(next, '/visit#');
    expect(sent.map(({ text }) => [payment, again].find((paid) => text.includes(paid))).sort()).toEqual(
      [payment, again].sort(),
    );
  });

  it.each(['a guest', 'an account'])(
    'corrects the address of %s once where two do so at once',
    async (who) => {
      const { email: paid, payment } = await guest();
      const email = who === 'a guest' ? paid : (await registered()).email;
      const key = who === 'a guest' ? payment : `U${await suite.api.userId(email)}`;
      const wanted = [1, 2].map((one) => `at.once.${one}.${payment.toLowerCase()}@mail.example`);
      const answers = await Promise.all(
        wanted.map((to, index) =>
          of(key, '/address', { email: to, was: email }, 'PUT', index === 0 ? sola : musa),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const now = (await person(key)).email;
      const told = await Promise.all(wanted.map(async (to) => [to, (await subjects(to)).length > 0]));
      expect(told).toEqual(wanted.map((to) => [to, to === now]));
    },
  );

  it('corrects the address of an account, which proves it anew and is signed out', async () => {
    const token = await suite.api.signIn(ada);
    const key = `U${await suite.api.userId(ada)}`;
    expect((await of(key, '/address', { email: bayo, was: ada })).body.errors).toHaveProperty('email');
    const next = 'ada.right@mail.example';
    expect((await of(key, '/address', { email: next, was: ada })).body.data.email).toBe(next);
    // A colleague's screen still shows the address that was corrected.
    expect(
      await suite.refused(() => of(key, '/address', { email: 'ada.other@mail.example', was: ada })),
    ).toEqual([409, expect.stringContaining('Somebody else has just changed')]);
    expect((await suite.get('/individual/profile', token)).status).toBe(401);
    expect((await subjects(ada)).at(-1)).toContain('was corrected');
    expect((await suite.mailsTo(next)).map(({ text }) => text).join()).toContain('/verify_account');
    const profile = async () =>
      (await suite.get('/individual/profile', await suite.api.signIn(next))).body.data;
    expect((await profile()).email_proven).toBe(false);
    // It stays theirs: nothing that they typed is lost with the new password.
    await suite.api.run(`update users set phone_number = '08031112233' where email = '${next}'`);
    await suite.post('/auth/individual/forget-password', { email: next });
    const link = `/individual/set-password/${await linkIn(next, 'reset_password')}`;
    await suite.post(link, { password: 'the way back in', password_confirmation: 'the way back in' });
    expect(await profile()).toMatchObject({ phone_number: '08031112233', email_proven: true });
  });

  it('keeps the account from a stranger who registers the new address first and whose link a scanner opens', async () => {
    const { email } = await guest();
    await (
      await register(email)
    )();
    const key = `U${await suite.api.userId(email)}`;
    const next = `theirs.${email}`;
    await of(key, '/address', { email: next, was: email });
    const strangers = 'the stranger chose this';
    const eve = { first_name: 'Eve', last_name: 'Bello', email: next, password: strangers };
    await suite.post('/auth/individual/register', eve);
    await openLink(next);
    expect((await login(next, strangers)).body.data ?? []).toEqual([]);
    expect(await person(key)).toMatchObject({ name: 'Ann Bello' });
    // The owner, who never left, opens the link where they sign in with the password that they have.
    expect((await prove(next)).body.data).toHaveLength(1);
  });

  it('tells nothing more to the address that was not theirs: no payment under way, no link of a visit', async () => {
    const { email, payment } = await guest();
    const secret = await guestToken(email);
    await (
      await register(email)
    )();
    expect((await suite.post('/visit', { token: secret })).status).toBe(200);
    const buyer = await suite.api.signIn(email);
    const plan = { plan_id: 1, frequency: 'quarter', quantity: 1, first_name: 'Ann', last_name: 'Bello' };
    const redirect_url = 'http://localhost:3000/account/home';
    const { body } = await suite.post('/individual/subscribe_plan', { ...plan, redirect_url }, buyer);
    const key = `U${await suite.api.userId(email)}`;
    const next = `right.${email}`;
    expect((await of(key, '/address', { email: next, was: email })).status).toBe(200);
    await approvePayment(suite, body.data.reference as string);
    expect((await subjects(next)).join()).toContain('health plan is active');
    expect((await subjects(email)).at(-1)).toContain('was corrected');
    expect((await suite.post('/visit', { token: secret })).status).toBe(404);
    expect((await person(key)).payments.map(({ reference }) => reference)).toContain(payment);
  });

  it('keeps the name of a relative who pays with the address of the account before and after', async () => {
    const { email } = await registered();
    const [early, late] = [`6-4-${year} 09:30 am`, `6-5-${year} 09:30 am`];
    await payAsGuest(email, early, { first_name: 'Bola' });
    const started = await startAsGuest(email, late, { first_name: 'Bola' });
    const key = `U${await suite.api.userId(email)}`;
    await of(key, '/address', { email: `right.${email}`, was: email });
    await approvePayment(suite, started);
    expect((await person(key)).visits.map(({ name }) => name)).toEqual(['Bola Bello', 'Bola Bello']);
  });

  it('corrects a registration that nobody has opened, which still ends as one', async () => {
    const email = 'unopened@mail.example';
    await register(email);
    const id = await suite.api.userId(email);
    await of(`U${id}`, '/address', { email: `right.${email}`, was: email });
    await suite.api.run(`update users set created_at = 'epoch' where id = ${id}`);
    await suite.api.run(`delete from one_time_tokens where user_id = ${id}`);
    await suite.api.housekeep();
    expect(await suite.api.one(`select count(*) from users where id = ${id}`)).toBe('0');
  });

  /** Erases an account as operators do. */
  async function erase(id: number) {
    const { lockPerson } = await loadNative<typeof LockPerson>('../people/lock-person.ts');
    const { erase: eraseLocked } = await loadNative<typeof ErasePerson>('../privacy/erase-person.ts');
    await eraseLocked(suite.api.services, { info: jest.fn() } as never, async (tx) => {
      const person = await lockPerson(tx, id);
      if (!person) throw new Error('nobody');
      return person;
    });
  }

  it('leaves nothing of an account that operators erase before it has proven the address', async () => {
    const { email } = await registered();
    const phone = '08031234567';
    const paid = await payAsGuest(email, `6-1-${year} 09:30 am`, { phone });
    const unpaid = await startAsGuest(email, `6-3-${year} 09:30 am`, { phone });
    const id = await suite.api.userId(email);
    const next = `right.${email}`;
    await of(`U${id}`, '/address', { email: next, was: email });
    await erase(id);
    const kept = `select concat(split_part(email, '@', 2), phone, condition_id) from payments where reference = `;
    for (const reference of [paid, unpaid])
      expect(await suite.api.one(`${kept}'${reference}'`)).toBe('erased.invalid');
    expect(await subjects(next)).toEqual([expect.stringContaining('erased')]);
  });

  it.each(['waitlist', 'members', 'support_notes'])(
    'keeps the %s of who really has the address that support mistyped, when the account is erased',
    async (table) => {
      const { email } = await registered();
      const id = await suite.api.userId(email);
      const next = `mistyped.${email}`;
      await of(`U${id}`, '/address', { email: next, was: email });
      await suite.api.run(others['somebody invited'](next));
      await suite.api.run(others['somebody on the waitlist'](next));
      await suite.api.run(
        `insert into support_notes (email, text, staff_id) values ('${next}', '${suite.api.seal('')}', 1)`,
      );
      await erase(id);
      expect(await suite.api.one(`select count(*) from ${table} where email = '${next}'`)).toBe('1');
    },
  );

  it('tells the mails of the erased account from those of who really has the address', async () => {
    const { email } = await registered();
    const paid = await payAsGuest(email, `6-2-${year} 09:30 am`);
    const id = await suite.api.userId(email);
    const next = `mistyped.${email}`;
    await of(`U${id}`, '/address', { email: next, was: email });
    const texts = async () => (await suite.mailsTo(next)).map(({ text }) => text).join();
    expect(await texts()).toContain(paid);
    await suite.api.run(others['somebody on the waitlist'](next));
    await suite.api.run(waitingMail(next));
    await erase(id);
    expect(await texts()).not.toContain(paid);
    expect(await subjects(next)).toContain('Theirs');
  });

  it.each(Object.entries(others))(
    'sends the mail that waits for %s of the wrong address',
    async (_who, insert) => {
      const { email, payment } = await guest();
      await suite.api.run(insert(email));
      await suite.api.run(waitingMail(email));
      await of(payment, '/address', { email: `right.${email}`, was: email });
      expect(await subjects(email)).toContain('Theirs');
    },
  );

  it.each(['a guest', 'an account'])(
    'leaves the wrong mailbox of %s without the room of a visit to come, and sends it no mail that waits',
    async (who) => {
      const { email, payment, visit } = await guest();
      if (who === 'an account') await (await register(email))();
      await assign(visit, nneka, 'doctor');
      const key = who === 'a guest' ? payment : `U${await suite.api.userId(email)}`;
      const roomIn = async (to: string) =>
        /\w{32}/.exec(
          (await suite.mailsTo(to)).find(({ subject }) => subject.includes('link to'))?.text ?? '',
        )?.[0];
      const wrong = await roomIn(email);
      expect(wrong).toBeDefined();
      const next = `right.${email}`;
      await of(key, '/address', { email: next, was: email });
      const right = await roomIn(next);
      expect(right).toBeDefined();
      expect(right).not.toBe(wrong);
      expect((await as(nneka, `/visits/${visit}`)).text).toContain(right);
      expect(await subjects(email)).toEqual([expect.stringContaining('was corrected')]);
    },
  );
});
