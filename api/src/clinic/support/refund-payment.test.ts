import { clinicSteps, musa, nneka, sola } from '../../testing/clinic/clinic-steps';
import { supportDesk } from '../../testing/clinic/support-desk';
import { supportSteps } from '../../testing/clinic/support-steps';
import { tablesWith } from '../../testing/databases/all-rows';
import { memberSteps } from '../../testing/member-steps';
import { onDatabase } from '../../testing/on-database';
import { password, peopleOf } from '../../testing/people';
import { visitSteps } from '../../testing/visit-steps';

onDatabase('refunds by support (R5.20)', (suite) => {
  const { assign, setState, start } = clinicSteps(suite);
  const { guest, of, person, subjects } = supportSteps(suite);
  const { register } = visitSteps(suite);
  const { accountOf, issues, issuesOf, refundsIn, search } = supportDesk(suite);
  const { accept, buy, openFamily } = memberSteps(suite);
  const { registered } = peopleOf(suite);
  const refundsOf = async (payment: string, key = payment) => refundsIn(await person(key), payment).length;

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
    const [money, end] = (await suite.mailsTo(email)).slice(-2);
    expect({ refundMail: money?.subject, endMail: end?.subject }).toEqual({
      refundMail: expect.stringContaining('refunding'),
      endMail: expect.stringContaining('was cancelled'),
    });
    expect(end?.text).toContain('Our support cancelled');
    expect((await subjects(nneka)).filter((subject) => subject.includes('was cancelled'))).toHaveLength(1);
    expect((await person(payment)).payments[0]?.refund).toMatchObject({ amount: 1999 });
    // Support decided this refund, so that nobody has to look at the payment.
    expect(await issuesOf(payment)).toEqual([]);
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
    expect(await tablesWith(suite, 'Asked by phone')).toEqual([]);
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
});
