/** @jest-environment ./api/src/testing/native-environment.cjs */
import { formatDay } from '@ilera/format';
import { approvePayment } from '../testing/approve-payment';
import { peopleOf } from '../testing/people';
import { onDatabase } from '../testing/on-database';

const day = 86_400_000;

onDatabase('a plan whose payment is refunded (R4.76, R5.1)', (suite) => {
  const { registered } = peopleOf(suite);
  let payer: string;
  beforeEach(async () => {
    payer = (await registered()).email;
  });
  const token = () => suite.api.signIn(payer);
  const profile = async () => (await suite.get('/individual/profile', await token())).body.data;
  const buy = async (plan: object) => {
    const { body } = await suite.post(
      '/individual/subscribe_plan',
      {
        first_name: 'Halima',
        last_name: 'Bello',
        redirect_url: 'http://localhost:3000/account/home',
        frequency: 'quarter',
        quantity: 1,
        ...plan,
      },
      await token(),
    );
    const reference = body.data.reference as string;
    await approvePayment(suite, reference);
    return reference;
  };
  const giveBack = (reference: string) =>
    suite.ask({ method: 'POST', url: `/_pay/${reference}/merchant/refund` });
  /** Periods that cover something: plan, and first and last day, counted from the first period. */
  const periods = async () =>
    JSON.parse(
      await suite.api.one(
        `select coalesce(json_agg(json_build_array(plan_id,
           round(extract(epoch from starts_at - (select min(starts_at) from subscriptions where user_id = u.id)) / 86400),
           round(extract(epoch from expires_at - (select min(starts_at) from subscriptions where user_id = u.id)) / 86400))
           order by starts_at)::text, '[]')
         from subscriptions s join users u on u.id = s.user_id where u.email = '${payer}' and expires_at > starts_at`,
      ),
    ) as [number, number, number][];

  it('leaves the plan that it replaced, whose unused days were part of the price', async () => {
    await buy({ plan_id: 1, frequency: 'annual' });
    const end = (await profile()).package_expiry_at;
    suite.api.advance(30 * day);
    const changed = await buy({ plan_id: 2, frequency: 'annual', start: 'now' });
    expect((await profile()).plan.id).toBe(2);
    suite.api.advance(5 * day);
    await giveBack(changed);
    expect(await profile()).toMatchObject({ plan: { id: 1 }, package_expiry_at: end });
  });

  it('moves what follows to the end of the plan that runs again', async () => {
    await buy({ plan_id: 1, frequency: 'annual' });
    const [[, , oneYear] = [0, 0, 0]] = await periods();
    suite.api.advance(30 * day);
    const changed = await buy({ plan_id: 2, frequency: 'annual', start: 'now' });
    await buy({ plan_id: 2 });
    await giveBack(changed);
    const after = await periods();
    expect(after[0]).toEqual([1, 0, oneYear]);
    expect(after[1]?.slice(0, 2)).toEqual([2, oneYear]);
  });

  it('does not bring back a plan that was refunded itself', async () => {
    const first = await buy({ plan_id: 1, frequency: 'annual' });
    suite.api.advance(30 * day);
    const changed = await buy({ plan_id: 2, frequency: 'annual', start: 'now' });
    await giveBack(first);
    await giveBack(changed);
    expect((await profile()).plan).toBeNull();
  });

  it('takes the time that was bought with its unused days, through several changes', async () => {
    const first = await buy({ plan_id: 1, frequency: 'annual' });
    suite.api.advance(30 * day);
    await buy({ plan_id: 2, frequency: 'annual', start: 'now' });
    suite.api.advance(30 * day);
    const last = await buy({ plan_id: 3, frequency: 'annual', start: 'now' });
    await giveBack(first);
    const [amount, credit] = JSON.parse(
      await suite.api.one(
        `select json_build_array(amount_kobo, credit_kobo)::text from payments where reference = '${last}'`,
      ),
    ) as [number, number];
    const [second] = JSON.parse(
      await suite.api.one(
        `select json_build_array(credit_kobo::float / (amount_kobo + credit_kobo))::text from payments p
         where plan_id = 2 and user_id = ${await suite.api.userId(payer)} order by id desc limit 1`,
      ),
    ) as [number];
    const kept = 1 - (second * credit) / (amount + credit);
    const [period] = (await periods()).filter(([plan]) => plan === 3);
    expect((period?.[2] ?? 0) - (period?.[1] ?? 0)).toBeCloseTo(365 * kept, -1);
    expect(kept).toBeLessThan(0.95);
  });

  it('gives unused days that were taken back no credit a second time, however often it is asked', async () => {
    const first = await buy({ plan_id: 1, frequency: 'annual' });
    suite.api.advance(30 * day);
    const second = await buy({ plan_id: 2, frequency: 'annual', start: 'now' });
    suite.api.advance(5 * day);
    await giveBack(first);
    await giveBack(first);
    const quote = { plan_id: 3, frequency: 'annual', quantity: 1, start: 'now' };
    const { body } = await suite.post('/individual/plan_quote', quote, await token());
    const paid = (await suite.get(`/individual/payment/${second}`, await token())).body.data.amount;
    const [period] = (await periods()).filter(([plan]) => plan === 2);
    const days = (period?.[2] ?? 0) - (period?.[1] ?? 0);
    expect(days).toBeLessThan(330);
    expect(body.data.credit / paid).toBeCloseTo((days - 5) / days, 1);
  });

  describe('in the middle of several changes', () => {
    const year = { frequency: 'annual' };
    /** Three plans, each in place of the one before, a day after each other. */
    const change = async () => {
      const references = [];
      for (const plan_id of [1, 2, 3]) {
        references.push(await buy({ plan_id, ...year, ...(plan_id > 1 && { start: 'now' }) }));
        suite.api.advance(day);
      }
      return references as [string, string, string];
    };
    const lengthOf = async (plan: number) => {
      const [found] = (await periods()).filter(([id]) => id === plan);
      return (found?.[2] ?? 0) - (found?.[1] ?? 0);
    };

    it('takes its own money only, and the first runs again when the last goes back too', async () => {
      const [, second, third] = await change();
      const [paid, credit, price] = (
        await suite.api.one(
          `select string_agg(amount_kobo || ',' || credit_kobo, ',' order by id desc) from payments
           where reference in ('${second}', '${third}')`,
        )
      )
        .split(',')
        .map(Number)
        .reduce<[number, number, number]>(
          ([own, from, all], kobo, index) => [
            index === 2 ? kobo : own,
            index === 3 ? kobo : from,
            index < 2 ? all + kobo : all,
          ],
          [0, 0, 0],
        );
      await giveBack(second);
      expect(await lengthOf(3)).toBeCloseTo(365 * (1 - paid / price), -1);
      expect(credit).toBeGreaterThan(0);
      await giveBack(third);
      expect(await profile()).toMatchObject({ plan: { id: 1 } });
      expect([365, 366]).toContain(await lengthOf(1));
    });

    it('is worth no more in either order: what was taken back does not run again', async () => {
      const ends = [];
      for (const order of [
        [0, 2],
        [2, 0],
      ] as const) {
        payer = (await registered()).email;
        const references = await change();
        for (const index of order) await giveBack(references[index]);
        expect(await profile()).toMatchObject({ plan: { id: 2 } });
        ends.push(await lengthOf(2));
      }
      expect(ends[0]).toBeLessThan(300);
      expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThanOrEqual(1);
    });

    it('takes the share of the first also out of the last, where the second went back before', async () => {
      const [first, second] = await change();
      await giveBack(second);
      const before = await lengthOf(3);
      await giveBack(first);
      expect(await lengthOf(3)).toBeLessThan(before - 30);
    });
  });

  it('leaves a renewal that runs again where it was, without a gap', async () => {
    await buy({ plan_id: 1, frequency: 'annual' });
    suite.api.advance(day);
    await buy({ plan_id: 1, frequency: 'annual' });
    const before = await periods();
    suite.api.advance(day);
    const plan_id = Number(await suite.api.one(`select max(id) from plans where type = 'corporate'`));
    await giveBack(await buy({ plan_id, quantity: 60, start: 'now' }));
    expect(await periods()).toEqual(before);
  });

  it('ends where it replaced nothing, and what follows begins', async () => {
    const first = await buy({ plan_id: 1 });
    suite.api.advance(day);
    await buy({ plan_id: 1 });
    suite.api.advance(9 * day);
    await giveBack(first);
    expect((await periods()).map(([plan, start]) => [plan, start])).toEqual([
      [1, 0],
      [1, 10],
    ]);
  });

  it('names what is still paid for, and its dates, also where support gives the money back', async () => {
    const first = await buy({ plan_id: 1 });
    await buy({ plan_id: 1, frequency: 'annual' });
    const cookie = await suite.api.enterClinic('sola.support@ilera.example');
    const url = `/clinic/support/people/U${await suite.api.userId(payer)}/payments/${first}/refund`;
    const body = { reason: 'Asked by phone.' };
    expect((await suite.ask({ method: 'POST', url, body, headers: { cookie } })).status).toBe(200);
    const { plan, package_expiry_at } = await profile();
    const text = await suite.api.mailsTo(payer);
    expect(text).toContain('the cover that it paid for has ended');
    expect(text).toContain(`Your cover: ${plan.name}`);
    expect(text).toContain(`to ${formatDay(package_expiry_at)}`);
  });
});
