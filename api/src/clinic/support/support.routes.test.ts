import type { DeadMail, SupportPerson } from '@ilera/contracts/api';
import { approvePayment } from '../../testing/approve-payment';
import { year } from '../../testing/booking-days';
import { clinicSteps, musa, nneka, sola } from '../../testing/clinic/clinic-steps';
import { supportDesk } from '../../testing/clinic/support-desk';
import { supportSteps } from '../../testing/clinic/support-steps';
import { memberSteps } from '../../testing/member-steps';
import { onDatabase } from '../../testing/on-database';
import { password, peopleOf } from '../../testing/people';
import { ada, bayo, visitSteps } from '../../testing/visit-steps';

onDatabase('support (R5.20)', (suite) => {
  const { as, assign, mails, moveTo, setState, start } = clinicSteps(suite);
  const { of, person, subjects, guest } = supportSteps(suite);
  const { book, register, startAsGuest } = visitSteps(suite);
  const { accountOf, issues, issuesOf, refundsIn, search } = supportDesk(suite);
  const { accept, buy, openFamily } = memberSteps(suite);
  const { registered } = peopleOf(suite);
  const refundsOf = async (payment: string, key = payment) => refundsIn(await person(key), payment).length;

  it('finds a guest by payment, visit, receipt, address and name, once', async () => {
    const { email, payment, visit } = await guest();
    const { payments } = await person(payment);
    for (const text of [payment, visit.toLowerCase(), payments[0]?.receipt ?? '', email.toUpperCase()])
      expect([text, await search(text)]).toEqual([
        text,
        [{ key: payment, name: 'Ann Bello', email, is_guest: true }],
      ]);
    expect((await search('ann bell')).map(({ key }) => key)).toContain(payment);
    expect(await search('100%_nobody')).toEqual([]);
  });

  it('finds an account by phone, claim and visit, and tells its person', async () => {
    const email = 'found.by.phone@mail.example';
    await register(email);
    const call = (sets: string) => suite.api.run(`update users set ${sets} where email = '${email}'`);
    await call(`phone_prefix = '+234', phone_number = '08031112233'`);
    const key = `U${await suite.api.userId(email)}`;
    expect((await search('+234 803 111 2233')).map((hit) => hit.key)).toEqual([key]);
    await call(`first_name = 'Adébáyọ̀', last_name = 'Ɗanjumai'`);
    for (const name of ['adebayo danjumai', 'ADÉBÁYỌ̀', 'ɗanjumai'])
      expect([name, (await search(name)).map((hit) => hit.key)]).toEqual([name, [key]]);
    const { reference } = await book(ada);
    expect((await search(reference)).map((hit) => hit.email)).toEqual([ada]);
    const log = await suite.get('/individual/data/access', await suite.api.signIn(email));
    expect(log.body.data.data[0]).toMatchObject({ who: 'staff', action: 'read', what: 'profile' });
  });

  it('shows visits, payments, cover, mails and claims, and nothing medical', async () => {
    const shown = await of(`U${await suite.api.userId(bayo)}`);
    expect(shown.body.data).toMatchObject({ email: bayo, is_guest: false });
    const { visits, payments, cover } = shown.body.data as SupportPerson;
    // One of the payments was declined.
    expect({ visits: visits.length, payments: payments.length, periods: cover.length }).toEqual({
      visits: 13,
      payments: 8,
      periods: 7,
    });
    expect(shown.text).not.toMatch(/malaria|fever|description|comment|condition_id/i);
    expect((await of('U999999')).status).toBe(404);
    expect((await of('PAY-UNKNOWN')).status).toBe(404);
    const log = await suite.get('/individual/data/access?count=50', await suite.api.signIn(bayo));
    const read = (log.body.data.data as { who: string; what: string; record: string }[]).filter(
      ({ who }) => who === 'staff',
    );
    expect(read.map(({ record }) => record)).toContain(payments[0]?.reference);
  });

  it('asks the provider where the money is', async () => {
    const { payment } = await guest();
    const { data } = (await of(payment, `/payments/${payment}`)).body;
    expect(data).toMatchObject({ status: 'success', amount: 1999 });
    expect((await of(`U${await suite.api.userId(bayo)}`, `/payments/${payment}`)).status).toBe(404);
    const open = await startAsGuest('open.page@mail.example', `9-1-${year} 09:30 am`);
    expect((await of(open, `/payments/${open}`)).body.data).toMatchObject({ status: 'abandoned' });
  });

  it('moves and cancels a visit for a caller, also in the last two hours, and where nobody came (R5.23)', async () => {
    const { email, payment, visit } = await guest();
    await moveTo(visit, 60);
    const moved = await of(payment, `/visits/${visit}`, { date: `8-1-${year} 10:15 am` });
    expect(moved.status).toBe(200);
    expect(moved.body.data.visits[0].scheduled_at).toMatch(`${year}-08-`);
    const cancelled = await of(payment, `/visits/${visit}/cancel`, {}, 'POST');
    expect(cancelled.body.data.visits[0]).toMatchObject({ state: 'cancelled', can_change: false });
    expect(await refundsOf(payment)).toBe(1);
    const told = (await mails(email)).slice(-3);
    expect(told.map(({ subject }) => /moved|cancelled|refunding/.exec(subject)?.[0])).toEqual([
      'moved',
      'refunding',
      'cancelled',
    ]);
    expect(
      told.map(({ text }) => /our support/i.test(text) && !/you cancelled|if it was not you/i.test(text)),
    ).toEqual([true, true, true]);
    const other = await guest();
    expect(await suite.refused(() => of(payment, `/visits/${other.visit}/cancel`, {}, 'POST'))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
    // No doctor came to this one; once one has started it, it is as it is.
    await moveTo(other.visit, -60);
    const again = await of(other.payment, `/visits/${other.visit}`, { date: `8-2-${year} 11:15 am` });
    expect({ status: again.status, canChange: again.body.data?.visits[0].can_change }).toEqual({
      status: 200,
      canChange: true,
    });
    await start(other.visit);
    expect(await suite.refused(() => of(other.payment, `/visits/${other.visit}/cancel`, {}, 'POST'))).toEqual(
      [422, expect.stringContaining('has begun, is over or was cancelled')],
    );
  });

  it('refunds once, with a reason, and ends what was paid', async () => {
    const { payment, visit, email } = await guest();
    await assign(visit, nneka, 'doctor');
    const url = `/payments/${payment}/refund`;
    expect(await suite.refused(() => of(payment, url, { reason: '' }, 'POST'))).toEqual([422, 'reason']);
    const both = await Promise.all(
      [sola, musa].map((who) => of(payment, url, { reason: 'The doctor did not come.' }, 'POST', who)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    // Who gave it back asks again, because the answer was lost.
    const asked = both[0]?.status === 200 ? sola : musa;
    expect((await of(payment, url, { reason: 'The doctor did not come.' }, 'POST', asked)).status).toBe(200);
    const after = await person(payment);
    expect(after.payments[0]).toMatchObject({ status: 'cancelled', can_refund: false });
    expect(after.visits.find(({ reference }) => reference === visit)?.state).toBe('cancelled');
    expect(await refundsOf(payment)).toBe(1);
    const [money, end] = (await mails(email)).slice(-2);
    expect({ refundMail: money?.subject, endMail: end?.subject }).toEqual({
      refundMail: expect.stringContaining('refunding'),
      endMail: expect.stringContaining('was cancelled'),
    });
    expect(end?.text).toContain('Our support cancelled');
    expect((await subjects(nneka)).filter((subject) => subject.includes('was cancelled'))).toHaveLength(1);
    expect((await person(payment)).payments[0]?.refund).toMatchObject({ amount: 1999 });
  });

  it('refunds no visit that a doctor has started, until it is over', async () => {
    const { payment, visit } = await guest();
    await start(visit);
    const refund = () => of(payment, `/payments/${payment}/refund`, { reason: 'Asked by phone.' }, 'POST');
    const refused = await refund();
    expect({ status: refused.status, message: refused.body.message }).toEqual({
      status: 422,
      message: expect.stringContaining('once it is finished'),
    });
    expect((await person(payment)).visits[0]?.state).toBe('started');
    await setState(visit, 'finished');
    expect((await refund()).body.data.visits[0].state).toBe('finished');
    expect(await refundsOf(payment)).toBe(1);
  });

  it('lets a second person approve what is above the configured amount', async () => {
    const { payment } = await guest();
    const ask = (who: string) =>
      of(payment, `/payments/${payment}/refund`, { reason: 'Asked by phone.' }, 'POST', who);
    jest.replaceProperty(suite.api.services.config, 'refundApprovalKobo', 99_899);
    expect((await ask(sola)).body.data.payments[0]).toMatchObject({
      status: 'success',
      refund: null,
      proposal: { by: 'Sola Ige', is_own: true, reason: 'Asked by phone.' },
    });
    expect(await suite.refused(() => ask(sola))).toEqual([422, expect.stringContaining('A second person')]);
    // Whoever of support looks at the problems finds it, and the person.
    expect((await issues()).find(({ key }) => key === payment)).toMatchObject({
      id: null,
      detail: 'Sola Ige: Asked by phone.',
    });
    expect((await ask(musa)).body.data.payments[0]).toMatchObject({
      status: 'cancelled',
      refund: { amount: 1999 },
      proposal: null,
    });
    expect((await issues()).map(({ kind }) => kind)).not.toContain('refund-proposed');
    const reason = await suite.api.one(`select count(*) from support_refunds where reason like '%phone%'`);
    expect(reason).toBe('0');
  });

  it('lists a proposed refund until the payer is erased or joins another plan, which gives the money back', async () => {
    const propose = async () => {
      const { email } = await registered();
      const payment = await buy(email, { plan_id: 1 });
      const url = `/payments/${payment}/refund`;
      await of(`U${await suite.api.userId(email)}`, url, { reason: 'Asked by phone.' }, 'POST');
      expect(await issuesOf(payment)).toEqual(['refund-proposed']);
      return { email, payment };
    };
    const [joins, leaves] = [await propose(), await propose()];
    await accept(joins.email, await (await openFamily(1)).inviteOne(joins.email), { ends_own_plan: true });
    expect((await accountOf(joins.email)).payments).toMatchObject([{ proposal: null }]);
    const confirmed = { password, confirmation: 'ERASE' };
    await suite.post('/individual/data/erase', confirmed, await suite.api.signIn(leaves.email));
    expect((await issues()).map(({ kind }) => kind)).not.toContain('refund-proposed');
  });

  it('lists mails that could not be sent, which the person is told, and tries one again', async () => {
    await suite.api.run(`insert into outbox (recipient, subject, text, html, dead_at, last_error)
      values ('${bayo}', 'Lost', '', '', now(), 'EENVELOPE')`);
    const list = async () => (await as(sola, '/support/mails')).body.data as DeadMail[];
    const lost = async () => (await list()).find(({ subject }) => subject === 'Lost');
    expect(await lost()).toMatchObject({ email: bayo, last_error: 'EENVELOPE' });
    const log = await suite.get('/individual/data/access', await suite.api.signIn(bayo));
    expect(log.body.data.data[0]).toMatchObject({ who: 'staff', action: 'read', what: 'profile' });
    const id = String((await lost())?.id);
    const again = await Promise.all([sola, musa].map((who) => as(who, `/support/mails/${id}`, {}, 'POST')));
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(await suite.refused(() => as(sola, '/support/mails/999999', {}, 'POST'))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
    expect(await lost()).toBeUndefined();
    expect((await mails(bayo)).filter(({ subject }) => subject === 'Lost')).toHaveLength(1);
  });

  it('refunds the visit of a guest who has an account by now, which the account shows', async () => {
    const { email, payment, visit } = await guest();
    await (
      await register(email)
    )();
    const [{ key } = { key: '' }] = await search(visit);
    expect(key).toMatch(/^U/);
    expect((await person(key)).payments.map(({ reference }) => reference)).toEqual([payment]);
    const refunded = await of(key, `/payments/${payment}/refund`, { reason: 'Asked by phone.' }, 'POST');
    expect(refunded.body.data.visits[0]).toMatchObject({ reference: visit, state: 'cancelled' });
    expect(await refundsOf(payment, key)).toBe(1);
  });

  it('keeps notes for colleagues, encrypted, and gives them to the person with their data', async () => {
    const key = `U${await suite.api.userId(bayo)}`;
    const left = await of(key, '/notes', { text: 'Called about the receipt.' }, 'POST');
    expect(left.body.data.notes.at(-1)).toEqual({
      id: expect.any(Number),
      text: 'Called about the receipt.',
      by: 'Sola Ige',
      at: expect.any(String),
    });
    expect(await suite.api.one(`select count(*) from support_notes where text like '%receipt%'`)).toBe('0');
    const token = await suite.api.signIn(bayo);
    const { body } = await suite.get('/individual/data/access?count=50', token);
    expect(body.data.data).toContainEqual(
      expect.objectContaining({ who: 'staff', action: 'created', what: 'support' }),
    );
    const { payment } = await guest();
    const ofGuest = await of(payment, '/notes', { text: 'A guest.' }, 'POST');
    expect(ofGuest.body.data.notes).toHaveLength(1);
  });

  it('leaves a note once where the same is sent again, and twice where it is meant', async () => {
    const { payment } = await guest();
    const leave = (text: string, who = sola) => of(payment, '/notes', { text }, 'POST', who);
    const again = await Promise.all([leave('Calls back at six.'), leave('Calls back at six. ')]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect((await person(payment)).notes).toHaveLength(1);
    await leave('Calls back at six.', musa);
    await leave('Called at six.');
    suite.api.advance(11 * 60_000);
    await leave('Calls back at six.');
    expect((await person(payment)).notes).toHaveLength(4);
  });

  it('lists money that came twice, and closes the entry once', async () => {
    const startTwice = async (method: string) =>
      (
        await suite.post('/condition/payment/1', {
          date: `10-1-${year} 09:30 am`,
          method,
          first_name: 'Ann',
          last_name: 'Bello',
          email: 'twice@mail.example',
          redirect_url: 'http://localhost:3000/conditioncheckout/1',
          description: 'Payment for Malaria condition',
        })
      ).body.data.reference as string;
    const [first, second] = [await startTwice('video'), await startTwice('message')];
    for (const reference of [first, second]) await approvePayment(suite, reference);
    const [issue] = (await issues()).filter(({ reference }) => reference === second);
    expect(issue).toMatchObject({ kind: 'duplicate', key: second, amount: 999 });
    // What needs somebody is first, however long the list is.
    await suite.api.run(`insert into payment_issues (payment_id, kind, detail)
      select id, 'dispute', 'The bank asks' from payments where reference = '${first}'`);
    const listed = (await issues()).filter(({ reference }) => [first, second].includes(reference));
    expect(listed.map(({ kind }) => kind)).toEqual(['dispute', 'duplicate']);
    const close = (who: string) => as(who, `/support/issues/${String(issue?.id)}`, {});
    const both = await Promise.all([sola, musa].map(close));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [closer, other] = both[0]?.status === 200 ? [sola, musa] : [musa, sola];
    // The first answer may be lost.
    expect((await close(closer)).status).toBe(200);
    expect(await suite.refused(() => close(other))).toEqual([
      409,
      expect.stringMatching(/^(Sola Ige|Musa Lawal) closed this entry meanwhile/),
    ]);
    expect(await suite.refused(() => as(sola, '/support/issues/999999', {}))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
    expect((await issues()).map(({ reference }) => reference)).not.toContain(second);
  });

  it('lists a dispute again that comes after the entry of an earlier one was closed', async () => {
    const { payment } = await guest();
    const dispute = (id: number, step = 'create') =>
      suite.api.webhook({
        event: `charge.dispute.${step}`,
        data: { id, transaction: { reference: payment } },
      });
    const open = async () =>
      (await issues()).filter(({ reference, kind }) => reference === payment && kind === 'dispute');
    await dispute(1);
    await dispute(2);
    const [issue, ...others] = await open();
    expect(others).toEqual([]);
    await as(sola, `/support/issues/${String(issue?.id)}`, {});
    // The bank's decision is no new dispute.
    await dispute(2, 'resolve');
    expect(await open()).toEqual([]);
    await dispute(3);
    expect(await open()).toHaveLength(1);
  });
});
