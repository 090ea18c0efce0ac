/** @jest-environment ./api/src/testing/native-environment.cjs */
import { approvePayment } from '../testing/approve-payment';
import { head, memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';
import { password } from '../testing/people';

// R4.75, R5.1
onDatabase('joining a plan and paying for another', (suite) => {
  const { accept, mails, profile, register, remove } = memberSteps(suite);
  const startPlan = async (email: string, plan: object = {}) =>
    (
      await suite.post(
        '/individual/subscribe_plan',
        {
          first_name: 'Uju',
          last_name: 'Eze',
          redirect_url: 'http://localhost:3000/account/home',
          plan_id: 1,
          frequency: 'annual',
          quantity: 1,
          ...plan,
        },
        await suite.api.signIn(email),
      )
    ).body.data.reference as string;
  /** Invites to the head's plan. @returns the invitation's id */
  const invite = async (email: string, owner = head) => {
    const people = [{ name: 'Uju Eze', email }];
    const { status } = await suite.post(
      '/individual/employees/invite',
      { people },
      await suite.api.signIn(owner),
    );
    expect(status).toBe(200);
    return (await profile(email)).invitation.id as number;
  };

  it('refunds what it says, also where the plan was paid with the unused days of an earlier one', async () => {
    const email = 'changed.plan@mail.example';
    await register(email);
    await approvePayment(suite, await startPlan(email));
    await approvePayment(suite, await startPlan(email, { plan_id: 2, start: 'now' }));
    const id = await invite(email);
    const { own_plan } = (await profile(email)).invitation;
    expect(own_plan.refund).toBeGreaterThan(0);
    expect(Date.parse(own_plan.until)).toBeGreaterThan(Date.now());
    expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
    const refunded = await suite.api.one(
      `select sum(amount_kobo) from refunds where payment_id in (select id from payments where email = '${email}')`,
    );
    expect(Number(refunded) / 100).toBe(own_plan.refund);
    await remove(id);
  });

  it('refunds less where the payment whose unused days it was partly paid with goes back meanwhile', async () => {
    const email = 'charged.back@mail.example';
    await register(email);
    const first = await startPlan(email, { frequency: 'annual' });
    await approvePayment(suite, first);
    await approvePayment(suite, await startPlan(email, { plan_id: 2, frequency: 'annual', start: 'now' }));
    await suite.api.run(
      `update subscriptions set starts_at = starts_at - interval '250 days', expires_at = expires_at - interval '250 days'
       where user_id = ${await suite.api.userId(email)}`,
    );
    const id = await invite(email);
    expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
    const held = async () =>
      Number(
        await suite.api.one(
          `select sum(r.amount_kobo) from refunds r join payments p on p.id = r.payment_id
           where p.email = '${email}' and r.status = 'held'`,
        ),
      );
    const before = await held();
    await suite.ask({ method: 'POST', url: `/_pay/${first}/merchant/refund` });
    expect(await held()).toBeLessThan(before * 0.8);
    await remove(id);
  });

  it('knows a payment that the bank gave back in full, of which a part was to go back', async () => {
    const email = 'bank.sends.all@mail.example';
    await register(email);
    const reference = await startPlan(email);
    await approvePayment(suite, reference);
    await suite.api.run(
      `update subscriptions set starts_at = starts_at - interval '90 days', expires_at = expires_at - interval '90 days'
       where user_id = ${await suite.api.userId(email)}`,
    );
    const id = await invite(email);
    expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
    await suite.ask({ method: 'POST', url: `/_pay/${reference}/merchant/chargeback` });
    const refund = `select json_build_array(p.status, r.status, r.amount_kobo = p.amount_kobo)::text from payments p
      join refunds r on r.payment_id = p.id where p.reference = '${reference}'`;
    expect(JSON.parse(await suite.api.one(refund))).toEqual(['cancelled', 'done', true]);
    await remove(id);
  });

  it('refunds a plan that is paid for after joining another', async () => {
    const email = 'pays.later@mail.example';
    await register(email);
    const id = await invite(email);
    const reference = await startPlan(email);
    expect((await accept(email, id)).status).toBe(200);
    await approvePayment(suite, reference);
    expect((await profile(email)).plan).toMatchObject({ name: 'Family Plus' });
    expect(
      await suite.api.one(
        `select r.cause || ' ' || p.status from refunds r join payments p on p.id = r.payment_id where p.reference = '${reference}'`,
      ),
    ).toBe('cover-changed cancelled');
    expect((await mails(email)).at(-1)?.text).toContain('Your plan had changed before this payment came.');
    await remove(id);
  });

  it('leads to one of the two when both happen at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const email = `at.once${round}@mail.example`;
      await register(email);
      const id = await invite(email);
      const reference = await startPlan(email);
      await Promise.all([approvePayment(suite, reference), accept(email, id)]);
      const own = await suite.api.one(
        `select count(*) from subscriptions where user_id = ${await suite.api.userId(email)}`,
      );
      expect([own, (await profile(email)).employer_id === null]).toEqual(
        own === '0' ? ['0', false] : ['1', true],
      );
      await remove(id);
    }
  });

  describe('with people on the plan of their own', () => {
    const family = { plan_id: 4, quantity: 3 };
    /** A head of a family of their own with somebody on it, or invited. @returns that person's row */
    const ownFamily = async (email: string, other: string) => {
      for (const person of [email, other]) await register(person);
      await approvePayment(suite, await startPlan(email, family));
      return invite(other, email);
    };
    const endPlan = async (email: string) =>
      suite.api.run(
        `update subscriptions set expires_at = '${suite.api.services.now().toISOString()}'
         where user_id = ${await suite.api.userId(email)}`,
      );
    const erase = async (email: string) =>
      suite.post(
        '/individual/data/erase',
        { password, confirmation: 'ERASE' },
        await suite.api.signIn(email),
      );

    it('joins another with an invitation that ran out, and not with one that is open', async () => {
      const email = 'old.invitation@mail.example';
      await ownFamily(email, 'never.joined@mail.example');
      const id = await invite(email);
      const early = await accept(email, id, { ends_own_plan: true });
      expect([early.status, early.body.message]).toEqual([
        422,
        'There are people on your own plan. Take them off it first, then join this one.',
      ]);
      suite.api.advance(13 * 86_400_000);
      await suite.post(`/individual/employees/${id}/resend`, undefined, await suite.api.signIn(head));
      suite.api.advance(2 * 86_400_000);
      expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
      await remove(id);
    });

    it('takes off who is left on a plan that ended, as the account counts them, then joins another', async () => {
      const [email, other] = ['ended.head@mail.example', 'left.behind@mail.example'];
      const member = await ownFamily(email, other);
      expect((await accept(other, member)).status).toBe(200);
      await endPlan(email);
      const id = await invite(email);
      expect((await accept(email, id)).status).toBe(422);
      expect(await profile(email)).toMatchObject({ plan: null, employees_count: 1 });
      expect((await remove(member, email)).status).toBe(200);
      const told = (await mails(other)).at(-1);
      expect(told?.subject).toBe('You are no longer on a health plan at Ilera');
      expect(told?.text).toContain('Uju Eze has taken you off their health plan.');
      expect(told?.text).not.toContain('Your cover through it');
      expect((await accept(email, id)).status).toBe(200);
      await remove(id);
    });

    it('is erased once the plan has ended, and not while it covers somebody', async () => {
      const [email, other] = ['erased.head@mail.example', 'was.covered@mail.example'];
      await accept(other, await ownFamily(email, other));
      expect((await erase(email)).status).toBe(422);
      await endPlan(email);
      expect((await erase(email)).status).toBe(200);
      expect(await profile(other)).toMatchObject({ plan: null, employer_id: null });
    });
  });
});
