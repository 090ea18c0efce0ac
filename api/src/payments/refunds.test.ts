import { thisYear } from '../testing/test-clock';
import { supportDesk } from '../testing/clinic/support-desk';
import { head, memberSteps } from '../testing/member-steps';
import { onDatabase, type Suite } from '../testing/on-database';
import { paystackDriver } from '../testing/provider-drivers';

const minute = 60_000;
const day = 86_400_000;
const drivers = new Map<Suite, ReturnType<typeof paystackDriver>>();
const driverOf = (suite: Suite) => {
  const driver = drivers.get(suite) ?? paystackDriver(suite);
  drivers.set(suite, driver);
  return driver;
};

onDatabase(
  'refunds at a provider that has others (R5.1)',
  (suite) => {
    const driver = driverOf(suite);
    afterAll(() => driver.close());
    let guests = 0;
    /** A payment in another amount than due, which goes back. @param before what happens before its webhook */
    async function payWrongly(before: (reference: string) => void): Promise<string> {
      guests += 1;
      const { body } = await suite.post('/condition/payment/1', {
        date: `12-31-${thisYear} 09:30 am`,
        method: 'video',
        first_name: 'Ann',
        last_name: 'Bello',
        email: `wrong${guests}@mail.example`,
        redirect_url: 'http://localhost:3000/conditioncheckout/1',
        description: 'Payment for Malaria condition',
      });
      const reference = body.data.reference as string;
      before(reference);
      await driver.force(reference, { amountKobo: 100_000 });
      await suite.api.sendRefunds();
      return reference;
    }
    const made = () => driver.paystack().refunds.filter(({ merchant_note }) => merchant_note !== 'By hand');
    const lastMade = () => {
      const refund = made().at(-1);
      if (!refund) throw new Error('The provider has no refund of ours');
      return refund;
    };
    const sendAfter = async (minutes: number) => {
      suite.api.advance(minutes * minute);
      await suite.api.sendRefunds();
    };
    /** Lets days pass, and sends what is due on each. */
    const pass = async (days: number) => {
      for (let passed = 0; passed < days; passed += 1) await sendAfter((1.01 * day) / minute);
    };
    const { accountOf, issuesOf: listed, person, refundsIn } = supportDesk(suite);
    const status = async (reference: string) => refundsIn(await person(reference), reference)[0]?.status;

    it('sends what a refund by hand has left', async () => {
      const paystack = driver.paystack();
      const reference = await payWrongly((of) => paystack.refundPart(of, 10_000, 'processed'));
      expect(lastMade().amount).toBe(90_000);
      expect(await status(reference)).toBe('accepted');
    });

    it('checks a refund daily until it is done, and sends a failed one again', async () => {
      const reference = await payWrongly(() => undefined);
      const first = lastMade();
      const refund = jest.spyOn(suite.api.services.provider, 'refund');
      await sendAfter(23 * 60);
      expect(refund.mock.calls.filter(([sent]) => sent.reference === reference)).toEqual([]);
      await pass(1);
      expect({ isSame: lastMade() === first, status: await status(reference) }).toEqual({
        isSame: true,
        status: 'accepted',
      });
      first.status = 'failed';
      await pass(1);
      const second = lastMade();
      expect({ isSame: second === first, second }).toEqual({
        isSame: false,
        second: { ...first, status: 'pending' },
      });
      second.status = 'processed';
      await pass(1);
      expect({ status: await status(reference), issues: await listed(reference) }).toEqual({
        status: 'done',
        issues: ['wrong-amount'],
      });
    });

    it.each(['needs-attention', 'a word of next year'])(
      'hands a refund in the state %s to a person, once, until the provider has sent it after all',
      async (state) => {
        const reference = await payWrongly(() => undefined);
        lastMade().status = state;
        const before = made().length;
        await pass(3);
        expect({ status: await status(reference), made: made().length }).toEqual({
          status: 'attention',
          made: before,
        });
        expect((await listed(reference)).sort()).toEqual(['refund-attention', 'wrong-amount']);
        await driver.reverse(reference, 'refund');
        expect({ status: await status(reference), issues: await listed(reference) }).toEqual({
          status: 'done',
          issues: ['wrong-amount'],
        });
      },
    );

    it('sends a refund again after a lost response, and the provider has it once', async () => {
      const before = made().length;
      const reference = await payWrongly(() => driver.paystack().loseResponses(1));
      const now = async () => ({ status: await status(reference), made: made().length - before });
      expect(await now()).toEqual({ status: 'waiting', made: 1 });
      await sendAfter(1.5);
      expect(await now()).toEqual({ status: 'waiting', made: 1 });
      await sendAfter(1);
      expect(await now()).toEqual({ status: 'accepted', made: 1 });
      expect(await listed(reference)).toEqual(['wrong-amount']);
    });

    it('retries a refused refund ten times, each time after twice the wait, then hands it to a person', async () => {
      const refund = jest.spyOn(suite.api.services.provider, 'refund').mockRejectedValue(new Error('no'));
      const reference = await payWrongly(() => undefined);
      const asked = () => refund.mock.calls.filter(([sent]) => sent.reference === reference).length;
      const seen = async () => ({
        times: asked(),
        status: await status(reference),
        issues: await listed(reference),
      });
      for (let [times, wait] = [1, 2]; times < 10; [times, wait] = [times + 1, wait * 2]) {
        await sendAfter(wait - 0.5);
        expect(await seen()).toEqual({ times, status: 'waiting', issues: ['wrong-amount'] });
        await sendAfter(1);
      }
      const given = { times: 10, status: 'failed', issues: ['refund-failed', 'wrong-amount'] };
      expect(await seen()).toEqual(given);
      await pass(2);
      expect(await seen()).toEqual(given);
    });

    it('asks the provider once where ten send at once', async () => {
      const reference = await payWrongly(() => driver.paystack().loseResponses(1));
      const refund = jest.spyOn(suite.api.services.provider, 'refund');
      const sendAll = () => Promise.all(Array.from({ length: 10 }, () => suite.api.sendRefunds()));
      // Before it is due, so that each has a connection afterwards.
      await sendAll();
      suite.api.advance(3 * minute);
      await sendAll();
      expect(refund.mock.calls.filter(([sent]) => sent.reference === reference)).toHaveLength(1);
    });

    it.each([
      ['never arrives', 'attention', () => undefined],
      [
        'was accepted, failed, and is not taken again',
        'failed',
        () => jest.spyOn(suite.api.services.provider, 'refund').mockRejectedValue(new Error('not now')),
      ],
    ])('hands a refund that %s to a person after fourteen days', async (_words, left, happen) => {
      const reference = await payWrongly(() => undefined);
      happen();
      await pass(13);
      expect({ status: await status(reference), issues: await listed(reference) }).toEqual({
        status: 'accepted',
        issues: ['wrong-amount'],
      });
      await pass(2);
      expect({ status: await status(reference), issues: await listed(reference) }).toEqual({
        status: left,
        issues: [`refund-${left}`, 'wrong-amount'],
      });
    });

    it('takes a refund for done that arrives after more than fourteen days', async () => {
      const reference = await payWrongly(() => undefined);
      await pass(13);
      lastMade().status = 'processed';
      await pass(1);
      expect({ status: await status(reference), issues: await listed(reference) }).toEqual({
        status: 'done',
        issues: ['wrong-amount'],
      });
    });

    it('sends a part that was held first, and waits as long for it from when it was sent (R4.90)', async () => {
      const { accept, profile, register } = memberSteps(suite);
      const email = 'joins.another@mail.example';
      await register(email);
      const names = {
        first_name: 'Uju',
        last_name: 'Eze',
        redirect_url: 'http://localhost:3000/account/home',
      };
      const plan = { ...names, plan_id: 1, frequency: 'annual', quantity: 1 };
      const { body } = await suite.post('/individual/subscribe_plan', plan, await suite.api.signIn(email));
      const reference = body.data.reference as string;
      await driver.act(reference, 'approve');
      suite.api.advance(100 * day);
      const people = [{ name: 'Uju Eze', email }];
      await suite.post('/individual/employees/invite', { people }, await suite.api.signIn(head));
      await accept(email, (await profile(email)).invitation.id, { ends_own_plan: true });
      const own = async () =>
        (await accountOf(email)).payments.find((payment) => payment.reference === reference);
      const refund = async () => (await own())?.refund?.status;
      expect(await refund()).toBe('held');
      const away = jest.spyOn(suite.api.services.provider, 'refund').mockRejectedValue(new Error('away'));
      await pass(7);
      // The provider may have it, so that nobody can take the plan up again.
      expect(await refund()).toBe('waiting');
      away.mockRestore();
      await pass(13);
      const payment = await own();
      expect(payment?.refund?.status).toBe('accepted');
      expect(lastMade().amount).toBe(Math.round((payment?.refund?.amount ?? 0) * 100));
      // About a quarter of the year is over.
      expect(lastMade().amount / ((payment?.amount ?? 0) * 100)).toBeCloseTo(265 / 365, 2);
      await pass(2);
      expect(await refund()).toBe('attention');
    });
  },
  (suite) => driverOf(suite).options(),
);
