/** @jest-environment ./api/src/testing/native-environment.cjs */
import { thisYear } from '../testing/test-clock';
import { supportDesk } from '../testing/clinic/support-desk';
import { head, memberSteps } from '../testing/member-steps';
import { onDatabase, type Suite } from '../testing/on-database';
import { paystackDriver } from '../testing/provider-drivers';

const day = 86_400_000;
let guests = 0;
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
    const { accountOf, issuesOf: listed, person, refundsIn } = supportDesk(suite);
    const status = async (reference: string) => refundsIn(await person(reference), reference)[0]?.status;

    it('sends what a refund by hand has left', async () => {
      const paystack = driver.paystack();
      const reference = await payWrongly((of) => paystack.refundPart(of, 10_000, 'processed'));
      expect(made().at(-1)?.amount).toBe(90_000);
      expect(await status(reference)).toBe('accepted');
    });

    it('asks daily until it is done, and sends one that failed again', async () => {
      const reference = await payWrongly(() => undefined);
      const first = made().at(-1);
      suite.api.advance(1.1 * day);
      await suite.api.housekeep();
      expect([made().at(-1) === first, await status(reference)]).toEqual([true, 'accepted']);
      if (first) first.status = 'failed';
      suite.api.advance(1.1 * day);
      await suite.api.housekeep();
      const second = made().at(-1);
      expect(second).toMatchObject({ ...first, status: 'pending' });
      if (second) second.status = 'processed';
      suite.api.advance(1.1 * day);
      await suite.api.housekeep();
      expect([await status(reference), await listed(reference)]).toEqual(['done', ['wrong-amount']]);
    });

    it.each(['needs-attention', 'a word of next year'])('leaves %s to a person, once', async (state) => {
      const reference = await payWrongly(() => undefined);
      const refund = made().at(-1);
      if (refund) refund.status = state;
      const before = made().length;
      for (let days = 0; days < 3; days += 1) {
        suite.api.advance(1.1 * day);
        await suite.api.housekeep();
      }
      expect([await status(reference), made().length]).toEqual(['attention', before]);
      expect((await listed(reference)).sort()).toEqual(['refund-attention', 'wrong-amount']);
    });

    it('leaves one that never arrives to a person', async () => {
      const reference = await payWrongly(() => undefined);
      for (let days = 0; days < 15; days += 1) {
        suite.api.advance(1.01 * day);
        await suite.api.housekeep();
      }
      expect([await status(reference), await listed(reference)]).toEqual([
        'attention',
        ['refund-attention', 'wrong-amount'],
      ]);
    });

    it('leaves one that was accepted, failed, and is not taken again, to a person', async () => {
      const reference = await payWrongly(() => undefined);
      const { provider } = suite.api.services;
      jest.spyOn(provider, 'refund').mockRejectedValue(new Error('not now'));
      for (let days = 0; days < 15; days += 1) {
        suite.api.advance(1.01 * day);
        await suite.api.housekeep();
      }
      expect([await status(reference), await listed(reference)]).toEqual([
        'failed',
        ['refund-failed', 'wrong-amount'],
      ]);
    });

    it('waits as long for one that was held first, from when it was sent (R4.90)', async () => {
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
      const people = [{ name: 'Uju Eze', email }];
      await suite.post('/individual/employees/invite', { people }, await suite.api.signIn(head));
      await accept(email, (await profile(email)).invitation.id, { ends_own_plan: true });
      const pass = async (days: number) => {
        for (let passed = 0; passed < days; passed += 1) {
          suite.api.advance(1.01 * day);
          await suite.api.housekeep();
        }
      };
      const refund = async () => refundsIn(await accountOf(email), reference)[0]?.status;
      expect(await refund()).toBe('held');
      await pass(7 + 13);
      expect(await refund()).toBe('accepted');
      await pass(2);
      expect(await refund()).toBe('attention');
    });
  },
  (suite) => driverOf(suite).options(),
);
