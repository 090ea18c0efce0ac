import { sandboxStatus } from '../testing/approve-payment';
import { untilNextYear } from '../testing/booking-days';
import { supportDesk } from '../testing/clinic/support-desk';
import { head, memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';

const day = 86_400_000;

onDatabase('a plan that was given up by joining another one (R4.90)', (suite) => {
  const { accept, buy, profile, register, remove } = memberSteps(suite);
  const { accountOf, issuesOf } = supportDesk(suite);
  const takeUp = async (email: string) =>
    suite.post('/individual/given_up_plan/take_up', {}, await suite.api.signIn(email));
  const refundNow = async (email: string) =>
    suite.post('/individual/given_up_plan/refund', {}, await suite.api.signIn(email));
  const refundsOf = async (email: string) =>
    (await accountOf(email)).payments.flatMap(({ refund }) => (refund ? [refund.status] : []));
  /** The moment of the refunds: their date has come for the sender, and not yet for the person. */
  const letRefundsBeDue = () => {
    const due = new Date(suite.api.services.now().getTime() - 60_000).toISOString();
    return suite.api.run(`update refunds set next_attempt_at = '${due}' where status = 'held'`);
  };
  /** Buys plans, and joins the head's instead. @returns the member's row, the end of the first plan and its refund */
  const giveUp = async (email: string, plans: object[] = [{}]) => {
    await register(email);
    for (const plan of plans) await buy(email, { plan_id: 1, ...plan });
    const end = (await profile(email)).package_expiry_at as string;
    const people = [{ name: 'Uju Eze', email }];
    await suite.post('/individual/employees/invite', { people }, await suite.api.signIn(head));
    const { id, own_plan } = (await profile(email)).invitation;
    expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
    return { id: id as number, end, refund: own_plan.refund as number };
  };

  it('the mail about joining names the plan, and taking it up restores its old end without a payment (R4.90)', async () => {
    const email = 'taken.off@mail.example';
    const { id, end, refund } = await giveUp(email);
    const mail = (await suite.mailsTo(email)).at(-1);
    expect(mail?.text).toMatch(/Your own plan, Individual Basic, ended today[\s\S]*take it up again/);
    expect(mail?.text).toContain(`N${refund.toLocaleString('en-NG')}`);
    expect(await suite.mailsTo(email, 'refunding')).toEqual([]);
    const [payment] = (await accountOf(email)).payments;
    expect(await issuesOf(payment?.reference ?? '')).toEqual([]);
    expect((await profile(email)).given_up_plan).toMatchObject({
      plan: 'Individual Basic',
      expires_at: end,
      refund,
    });
    expect((await takeUp(email)).body.message).toMatch(/^You are covered by another plan/);
    suite.api.advance(3 * day);
    await suite.api.housekeep();
    await remove(id);
    expect((await suite.mailsTo(email)).at(-1)?.text).toContain('you can take Individual Basic up again');
    expect((await takeUp(email)).status).toBe(200);
    expect(await profile(email)).toMatchObject({
      plan: { name: 'Individual Basic' },
      package_expiry_at: end,
      employer_id: null,
      given_up_plan: null,
    });
    const told = await suite.mailsTo(email);
    expect(told.at(-1)?.subject).toBe('Your Ilera health plan is active again');
    // The answer was lost, and the page sends it again.
    expect((await takeUp(email)).status).toBe(200);
    expect(await suite.mailsTo(email)).toHaveLength(told.length);
    suite.api.advance(8 * day);
    await suite.api.housekeep();
    expect(await refundsOf(email)).toEqual([]);
    expect(await suite.refused(() => refundNow(email))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
  });

  it('the refund is sent after seven days, and the plan cannot be taken up afterwards', async () => {
    const email = 'stays@mail.example';
    const { id } = await giveUp(email);
    suite.api.advance(7 * day - 60_000);
    await suite.api.housekeep();
    expect(await refundsOf(email)).toEqual(['held']);
    suite.api.advance(120_000);
    await suite.api.housekeep();
    expect(await refundsOf(email)).toEqual(['done']);
    await remove(id);
    expect(await suite.refused(() => takeUp(email))).toEqual([404, expect.stringContaining('was not found')]);
    expect(await profile(email)).toMatchObject({ plan: null, given_up_plan: null });
  });

  it('a visit stays while the plan can be taken up, and is cancelled with a mail afterwards', async () => {
    suite.api.advance(untilNextYear(suite.api.services.now()));
    jest.replaceProperty(suite.api.services.config, 'freeVisitsUntil', suite.api.services.now());
    const email = 'waits.too.long@mail.example';
    const { id } = await giveUp(email);
    const at = new Date(suite.api.services.now().getTime() + 20 * day);
    const [month, date, year] = [at.getUTCMonth(), at.getUTCDate(), at.getUTCFullYear()];
    const slot = { day: date, month, year, time: '09:30 am', date: `${month + 1}-${date}-${year} 09:30 am` };
    const body = { ...slot, method: 'video', id: 1, description: 'Payment for Malaria' };
    const token = await suite.api.signIn(email);
    expect((await suite.post('/individual/free_health_care/1', body, token)).status).toBe(200);
    await remove(id);
    const statusAfter = async (days: number) => {
      suite.api.advance(days * day);
      await suite.api.housekeep();
      return suite.api.one(`select status from visits where user_id = ${await suite.api.userId(email)}`);
    };
    expect(await statusAfter(6.9)).toBe('processing');
    expect(await statusAfter(0.2)).toBe('cancelled');
    expect((await suite.mailsTo(email)).at(-1)?.text).toContain('does not cover your appointment any more');
  });

  it('taking up restores the following period too, and what an earlier plan paid', async () => {
    const email = 'two.periods@mail.example';
    const { id } = await giveUp(email, [{}, { plan_id: 2, start: 'now' }]);
    await remove(id);
    expect(await refundsOf(email)).toEqual(['held', 'held']);
    expect((await takeUp(email)).status).toBe(200);
    expect(await refundsOf(email)).toEqual([]);
    await buy(email, { plan_id: 2, frequency: 'quarter' });
    const before = await profile(email);
    expect(before.next_packages).toHaveLength(1);
    const people = [{ name: 'Uju Eze', email }];
    await suite.post('/individual/employees/invite', { people }, await suite.api.signIn(head));
    const again = (await profile(email)).invitation.id as number;
    expect((await accept(email, again, { ends_own_plan: true })).status).toBe(200);
    await remove(again);
    expect((await takeUp(email)).status).toBe(200);
    const after = await profile(email);
    expect({ end: after.package_expiry_at, next: after.next_packages }).toEqual({
      end: before.package_expiry_at,
      next: before.next_packages,
    });
  });

  it('the person gets the refund at once on request, and cannot take the plan up afterwards', async () => {
    const email = 'money.now@mail.example';
    const { id } = await giveUp(email);
    expect((await refundNow(email)).status).toBe(200);
    // The answer was lost, and the page sends it again.
    expect((await refundNow(email)).status).toBe(200);
    await suite.api.sendRefunds();
    expect(await refundsOf(email)).toEqual(['done']);
    await remove(id);
    expect(await suite.refused(() => takeUp(email))).toEqual([404, expect.stringContaining('was not found')]);
  });

  it('taking up frees the place on the other plan, and is refused after another purchase', async () => {
    const email = 'uncovered@mail.example';
    await giveUp(email);
    const ofHead = `user_id = ${await suite.api.userId(head)}`;
    const end = await suite.api.one(`select max(expires_at)::text from subscriptions where ${ofHead}`);
    const set = (expiresAt: string) =>
      suite.api.run(
        `update subscriptions set expires_at = ${expiresAt} where ${ofHead} and expires_at > now()`,
      );
    await set(`now() + interval '1 second'`);
    suite.api.advance(2000);
    expect((await takeUp(email)).status).toBe(200);
    await suite.api.run(
      `update subscriptions set expires_at = '${end}' where ${ofHead} and expires_at > now() - interval '1 hour'`,
    );
    expect(await profile(email)).toMatchObject({ employer_id: null, plan: { name: 'Individual Basic' } });

    const other = 'bought.since@mail.example';
    const { id } = await giveUp(other);
    await remove(id);
    await buy(other, { plan_id: 2 });
    expect((await profile(other)).given_up_plan).toBeNull();
    expect(await suite.refused(() => takeUp(other))).toEqual([404, expect.stringContaining('was not found')]);
  });

  it('a plan whose refund was sent cannot be taken up, also where the answer was lost', async () => {
    const email = 'lost.answer@mail.example';
    const { id } = await giveUp(email);
    await remove(id);
    await letRefundsBeDue();
    jest.spyOn(suite.api.services.provider, 'refund').mockRejectedValue(new Error('no answer'));
    await suite.api.sendRefunds();
    expect(await refundsOf(email)).toEqual(['waiting']);
    expect((await takeUp(email)).status).toBe(409);
  });

  describe.each([
    ['by housekeeping', 409],
    ['by the person', 404],
  ])('is either taken up or refunded %s, and never both', (whose, refused) => {
    it.each([
      ['taking up comes first', 'success'],
      ['the refund comes first', 'reversed'],
      ['both happen at once', null],
      ['both happen at once again', null],
      ['both happen at once once more', null],
    ])('where %s', async (when, ledger) => {
      const email = `${whose} ${when}@mail.example`.replaceAll(' ', '.');
      const { id, end } = await giveUp(email);
      await remove(id);
      const askRefund = async () => {
        if (whose === 'by the person') return void (await refundNow(email));
        await suite.api.housekeep();
      };
      if (whose === 'by housekeeping') await letRefundsBeDue();
      if (ledger === 'reversed') await askRefund();
      const [first, second] = await Promise.all([
        takeUp(email),
        takeUp(email),
        ledger === null && askRefund(),
      ]);
      if (ledger === 'success') await askRefund();
      await suite.api.sendRefunds();
      // Where the money is says which of them was first.
      const [payment] = (await accountOf(email)).payments;
      const kept = await sandboxStatus(suite, payment?.reference ?? '');
      if (ledger) expect(kept).toBe(ledger);
      const { plan, package_expiry_at } = await profile(email);
      const found = [plan?.name, package_expiry_at, await refundsOf(email)];
      // The second of the same person is a repeat of the first.
      expect([kept, first.status, second.status, ...found]).toEqual(
        {
          success: ['success', 200, 200, 'Individual Basic', end, []],
          reversed: ['reversed', refused, refused, undefined, null, ['done']],
        }[kept],
      );
    });
  });
});
