import { approvePayment, sandboxStatus } from '../testing/approve-payment';
import { supportDesk } from '../testing/clinic/support-desk';
import { head, memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';
import { password } from '../testing/people';

const day = 86_400_000;

onDatabase('joining a plan and paying for another (R4.75, R5.1)', (suite) => {
  const { accept, buy, endPlan, openFamily, planOf, profile, register, remove } = memberSteps(suite);
  const { accountOf } = supportDesk(suite);
  const takeUp = async (email: string) =>
    suite.post('/individual/given_up_plan/take_up', {}, await suite.api.signIn(email));
  const annualPrice = async (plan: number) => (await suite.get(`/plan/${plan}`)).body.data.price as number;
  const paymentOf = async (email: string, reference: string) =>
    (await suite.get(`/individual/payment/${reference}`, await suite.api.signIn(email))).body.data;
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
  const invite = (email: string, owner = head) => planOf(owner).inviteOne(email);

  it('refunds the amount that it names when unused days of an earlier plan were part of the price', async () => {
    const email = 'changed.plan@mail.example';
    await register(email);
    await buy(email, { plan_id: 1 });
    await buy(email, { plan_id: 2, start: 'now' });
    const id = await invite(email);
    const now = suite.api.services.now().getTime();
    const { own_plan } = (await profile(email)).invitation;
    const later = suite.api.services.now().getTime();
    // No day of it is over.
    expect(own_plan.refund).toBe(await annualPrice(2));
    // Seven days from the moment of the answer.
    const until = Date.parse(own_plan.until) - 7 * day;
    expect({ notEarlier: now <= until, notLater: until <= later }).toEqual({
      notEarlier: true,
      notLater: true,
    });
    expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
    const refunds = (await accountOf(email)).payments.map(({ refund }) => refund?.amount ?? 0);
    expect(refunds.reduce((sum, amount) => sum + amount, 0)).toBe(own_plan.refund);
    await remove(id);
  });

  it('refunds less when an earlier payment that counted towards the price is refunded meanwhile', async () => {
    const email = 'charged.back@mail.example';
    await register(email);
    const { inviteOne } = await openFamily(1);
    const first = await buy(email, { plan_id: 1 });
    await buy(email, { plan_id: 2, start: 'now' });
    suite.api.advance(250 * day);
    const id = await inviteOne(email);
    expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
    const held = async () => Math.round((await profile(email)).given_up_plan.refund * 100);
    const before = await held();
    await suite.ask({ method: 'POST', url: `/_pay/${first}/merchant/refund` });
    // All of the first price was a part of the second.
    const share = (await annualPrice(1)) / (await annualPrice(2));
    expect(await held()).toBe(Math.floor(before * (1 - share)));
  });

  it('sends the lower refund when the bank returns an earlier payment while other refunds are sent', async () => {
    const email = 'returned.meanwhile@mail.example';
    await register(email);
    const { inviteOne } = await openFamily(1);
    const first = await buy(email, { plan_id: 1 });
    const second = await buy(email, { plan_id: 2, start: 'now' });
    suite.api.advance(100 * day);
    // The refund of a card check is due before the refund of the plan.
    const card = await suite.get('/individual/update_card', await suite.api.signIn(email));
    await approvePayment(suite, card.body.data.reference);
    expect((await accept(email, await inviteOne(email), { ends_own_plan: true })).status).toBe(200);
    suite.api.advance(8 * day);
    const { provider } = suite.api.services;
    const send = provider.refund.bind(provider);
    const sent = jest.spyOn(provider, 'refund').mockImplementationOnce(async (refund) => {
      await suite.ask({ method: 'POST', url: `/_pay/${first}/merchant/chargeback` });
      return send(refund);
    });
    await suite.api.sendRefunds();
    const kept = (await accountOf(email)).payments.find(({ reference }) => reference === second)?.refund;
    const [asked] = sent.mock.calls.flatMap(([refund]) => (refund.reference === second ? [refund] : []));
    expect(asked?.amountKobo).toBe(Math.round((kept?.amount ?? 0) * 100));
  });

  it('refunds less when an earlier payment goes back after another plan was given up as well', async () => {
    const email = 'gave.up.twice@mail.example';
    await register(email);
    const { inviteOne, remove } = await openFamily(1);
    const first = await buy(email, { plan_id: 1 });
    const second = await buy(email, { plan_id: 2, start: 'now' });
    suite.api.advance(250 * day);
    const join = async () => {
      const id = await inviteOne(email);
      expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
      return id;
    };
    await remove(await join());
    await buy(email, { plan_id: 3 });
    await join();
    const held = async () => {
      const { payments } = await accountOf(email);
      return Math.round((payments.find(({ reference }) => reference === second)?.refund?.amount ?? 0) * 100);
    };
    const before = await held();
    await suite.ask({ method: 'POST', url: `/_pay/${first}/merchant/refund` });
    const share = (await annualPrice(1)) / (await annualPrice(2));
    expect(await held()).toBe(Math.floor(before * (1 - share)));
  });

  it('refunds the amount that it names, or nothing after a take-up, when a payment in the middle was refunded before', async () => {
    const email = 'middle.went.back@mail.example';
    await register(email);
    const { inviteOne, remove } = await openFamily(1);
    await buy(email, { plan_id: 1 });
    const middle = await buy(email, { plan_id: 2, start: 'now' });
    await buy(email, { plan_id: 3, start: 'now' });
    await suite.ask({ method: 'POST', url: `/_pay/${middle}/merchant/refund` });
    const id = await inviteOne(email);
    const { own_plan } = (await profile(email)).invitation;
    expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
    const others = (await accountOf(email)).payments.filter(({ reference }) => reference !== middle);
    expect(others.reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0)).toBe(own_plan.refund);
    await remove(id);
    expect({ status: (await takeUp(email)).status, plan: (await profile(email)).plan.name }).toEqual({
      status: 200,
      plan: 'Individual Premium',
    });
  });

  it('refuses to take the plan up again after the bank has returned one of its payments', async () => {
    const email = 'bank.gave.back@mail.example';
    await register(email);
    const { inviteOne, remove } = await openFamily(1);
    await buy(email, { plan_id: 1 });
    const last = await buy(email, { plan_id: 2, start: 'now' });
    const id = await inviteOne(email);
    expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
    await suite.ask({ method: 'POST', url: `/_pay/${last}/merchant/chargeback` });
    await remove(id);
    expect((await takeUp(email)).status).toBe(409);
  });

  it('counts a payment that the bank has returned in full as refunded in full', async () => {
    const email = 'bank.sends.all@mail.example';
    await register(email);
    const { inviteOne } = await openFamily(1);
    const reference = await buy(email, { plan_id: 1 });
    suite.api.advance(90 * day);
    const id = await inviteOne(email);
    expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
    await suite.ask({ method: 'POST', url: `/_pay/${reference}/merchant/chargeback` });
    const [payment] = (await accountOf(email)).payments;
    expect(payment).toMatchObject({
      reference,
      status: 'cancelled',
      refund: { status: 'done', amount: payment?.amount },
    });
  });

  it('refunds a plan that is paid for after joining another', async () => {
    const email = 'pays.later@mail.example';
    await register(email);
    const id = await invite(email);
    const reference = await startPlan(email);
    expect((await accept(email, id)).status).toBe(200);
    await approvePayment(suite, reference);
    expect((await profile(email)).plan).toMatchObject({ name: 'Family Plus' });
    expect(await paymentOf(email, reference)).toMatchObject({ status: 'cancelled', refunded: true });
    expect((await suite.mailsTo(email)).at(-1)?.text).toContain(
      'Your plan had changed before this payment came.',
    );
    await remove(id);
  });

  it.each([
    ['paying comes first', 'success'],
    ['joining comes first', 'reversed'],
    ['both happen at once', null],
    ['both happen at once again', null],
  ])('leads to one of the two when %s', async (when, ledger) => {
    const email = `${when.replaceAll(' ', '.')}@mail.example`;
    await register(email);
    const id = await invite(email);
    const reference = await startPlan(email);
    const pay = () => approvePayment(suite, reference);
    const join = () => accept(email, id);
    if (ledger === 'success') await pay();
    const [joined] = await Promise.all([join(), ledger === null && pay()]);
    if (ledger === 'reversed') await pay();
    await suite.api.sendRefunds();
    // Where the money is says which of them was first.
    const kept = await sandboxStatus(suite, reference);
    if (ledger) expect(kept).toBe(ledger);
    const { cover } = await accountOf(email);
    const own = { status: joined.status, cover: cover.length, employer: (await profile(email)).employer_id };
    const ofHead = await suite.api.userId(head);
    expect({ kept, ...own }).toEqual(
      {
        success: { kept, status: 409, cover: 1, employer: null },
        reversed: { kept, status: 200, cover: 0, employer: ofHead },
      }[kept],
    );
    await remove(id);
  });

  describe('with people on the plan of their own', () => {
    const family = { plan_id: 4, quantity: 3 };
    /** A head of a family of their own with somebody on it, or invited. @returns that person's row */
    const ownFamily = async (email: string, other: string) => {
      for (const person of [email, other]) await register(person);
      await buy(email, family);
      return invite(other, email);
    };
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
      expect({ status: early.status, message: early.body.message }).toEqual({
        status: 422,
        message: expect.stringContaining('people on your own plan'),
      });
      suite.api.advance(13 * day);
      expect((await planOf(head).resend(id)).status).toBe(200);
      suite.api.advance(2 * day);
      expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
      await remove(id);
    });

    it('refuses to join while people are left on a plan that ended, and joins after their removal', async () => {
      const [email, other] = ['ended.head@mail.example', 'left.behind@mail.example'];
      const member = await ownFamily(email, other);
      expect((await accept(other, member)).status).toBe(200);
      await endPlan(email);
      const id = await invite(email);
      expect(await suite.refused(() => accept(email, id))).toEqual([
        422,
        expect.stringContaining('people on your own plan'),
      ]);
      expect(await profile(email)).toMatchObject({ plan: null, employees_count: 1 });
      expect((await remove(member, email)).status).toBe(200);
      const told = (await suite.mailsTo(other)).at(-1);
      expect(told?.subject).toBe('You are no longer on a health plan at Ilera');
      expect(told?.text).toContain('Uju Eze has taken you off their health plan.');
      expect(told?.text).not.toContain('Your cover through it');
      expect((await accept(email, id)).status).toBe(200);
      await remove(id);
    });

    it('refuses erasure while the plan covers somebody, and allows it once the plan has ended', async () => {
      const [email, other] = ['erased.head@mail.example', 'was.covered@mail.example'];
      await accept(other, await ownFamily(email, other));
      expect(await suite.refused(() => erase(email))).toEqual([
        422,
        expect.stringContaining('covered by your plan'),
      ]);
      await endPlan(email);
      expect((await erase(email)).status).toBe(200);
      expect(await profile(other)).toMatchObject({ plan: null, employer_id: null });
    });
  });
});
