import { formatDay } from '@ilera/format';
import { memberSteps } from '../testing/member-steps';
import { peopleOf } from '../testing/people';
import { onDatabase } from '../testing/on-database';

const day = 86_400_000;

/** Every year and quarter here has as many days as the tests say: no 29 February comes in the next two years. */
const firstDay = Date.UTC(2033, 2, 1, 9);

/**
 * A year of the plans costs 3,240,000, 6,480,000 and 12,960,000 kobo. Of 365 days, 364 or 335 are credited to
 * what takes their place, and the fraction of a kobo is lost.
 */
onDatabase('a plan whose payment is refunded (R4.104, R5.1)', (suite) => {
  const { registered } = peopleOf(suite);
  const steps = memberSteps(suite);
  beforeAll(() => suite.api.advance(firstDay - suite.api.services.now().getTime()));
  let payer: string;
  beforeEach(async () => {
    payer = (await registered()).email;
  });
  const token = () => suite.api.signIn(payer);
  const profile = () => steps.profile(payer);
  const buy = (plan: object) => steps.buy(payer, { frequency: 'quarter', ...plan });
  const giveBack = (reference: string) =>
    suite.ask({ method: 'POST', url: `/_pay/${reference}/merchant/refund` });
  const rowsOf = async (columns: string, where = 'true') =>
    JSON.parse(
      await suite.api.one(
        `select coalesce(json_agg(json_build_array(s.plan_id, ${columns}) order by s.starts_at, s.id)::text, '[]')
         from subscriptions s join payments p on p.id = s.payment_id join users u on u.id = s.user_id
         where u.email = '${payer}' and ${where}`,
      ),
    ) as number[][];
  const daysTo = (moment: string) =>
    `round(extract(epoch from ${moment} - (select min(starts_at) from subscriptions where user_id = u.id)) / 86400, 2)`;
  /** Periods that cover something: plan, and first and last day, counted from the first period. */
  const periods = () =>
    rowsOf(`${daysTo('s.starts_at')}, ${daysTo('s.expires_at')}`, 's.expires_at > s.starts_at');
  /** Of every period, its plan, and in kobo what was paid, what was credited, and what of both was taken back. */
  const money = () => rowsOf('p.amount_kobo, p.credit_kobo, s.lost_kobo');

  it('leaves the plan that it replaced, whose unused days were part of the price', async () => {
    await buy({ plan_id: 1, frequency: 'annual' });
    const end = (await profile()).package_expiry_at;
    suite.api.advance(30 * day);
    const changed = await buy({ plan_id: 2, frequency: 'annual', start: 'now' });
    expect((await profile()).plan.id).toBe(2);
    suite.api.advance(5 * day);
    await giveBack(changed);
    expect(await profile()).toMatchObject({ plan: { id: 1 }, package_expiry_at: end });
    expect(await periods()).toEqual([[1, 0, 365]]);
  });

  it('moves what follows to the end of the plan that runs again', async () => {
    await buy({ plan_id: 1, frequency: 'annual' });
    suite.api.advance(30 * day);
    const changed = await buy({ plan_id: 2, frequency: 'annual', start: 'now' });
    await buy({ plan_id: 2 });
    await giveBack(changed);
    // From 31 March to 30 June, moved.
    expect(await periods()).toEqual([
      [1, 0, 365],
      [2, 365, 456],
    ]);
  });

  it('does not bring back a plan that was refunded itself', async () => {
    const first = await buy({ plan_id: 1, frequency: 'annual' });
    suite.api.advance(30 * day);
    const changed = await buy({ plan_id: 2, frequency: 'annual', start: 'now' });
    await giveBack(first);
    await giveBack(changed);
    expect((await profile()).plan).toBeNull();
  });

  it('ends the time that was bought with its unused days, through several changes', async () => {
    const first = await buy({ plan_id: 1, frequency: 'annual' });
    suite.api.advance(30 * day);
    await buy({ plan_id: 2, frequency: 'annual', start: 'now' });
    suite.api.advance(30 * day);
    await buy({ plan_id: 3, frequency: 'annual', start: 'now' });
    await giveBack(first);
    expect(await money()).toEqual([
      [1, 3_240_000, 0, 3_240_000],
      [2, 3_506_302, 2_973_698, 2_973_698],
      // As much of the second plan's credit as of its price was the first plan's.
      [3, 7_012_603, 5_947_397, 2_729_284],
    ]);
    // 10,230,716 kobo of 12,960,000 are still paid.
    expect(await periods()).toEqual([
      [1, 0, 30],
      [2, 30, 60],
      [3, 60, 348.13],
    ]);
  });

  it('gives no second credit for refunded unused days, however often the refund is sent', async () => {
    const first = await buy({ plan_id: 1, frequency: 'annual' });
    suite.api.advance(30 * day);
    await buy({ plan_id: 2, frequency: 'annual', start: 'now' });
    suite.api.advance(5 * day);
    await giveBack(first);
    await giveBack(first);
    const quote = { plan_id: 3, frequency: 'annual', quantity: 1, start: 'now' };
    const { body } = await suite.post('/individual/plan_quote', quote, await token());
    expect(await money()).toEqual([
      [1, 3_240_000, 0, 3_240_000],
      [2, 3_506_302, 2_973_698, 2_973_698],
    ]);
    expect(await periods()).toEqual([
      [1, 0, 30],
      [2, 30, 227.5],
    ]);
    // What is left of its price, for 193 of 198 days.
    expect(body.data.credit).toBe(34_177.59);
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
      await giveBack(second);
      expect(await money()).toEqual([
        [1, 3_240_000, 0, 0],
        [2, 3_248_877, 3_231_123, 3_248_877],
        [3, 6_497_754, 6_462_246, 3_239_976],
      ]);
      expect(await lengthOf(3)).toBe(273.75);
      await giveBack(third);
      expect(await profile()).toMatchObject({ plan: { id: 1 } });
      // The day that the second ran before it was replaced stays what it was.
      expect(await periods()).toEqual([
        [1, 0, 365],
        [2, 1, 2],
      ]);
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
      // Its own 3,248,877 kobo of 6,480,000.
      expect(ends).toEqual([183, 183]);
    });

    it('takes the share of the first also out of the last, where the second went back before', async () => {
      const [first, second] = await change();
      await giveBack(second);
      expect(await lengthOf(3)).toBe(273.75);
      await giveBack(first);
      // Its own 6,497,754 kobo of 12,960,000.
      expect(await lengthOf(3)).toBe(183);
    });
  });

  it('leaves a renewal that runs again where it was, without a gap', async () => {
    await buy({ plan_id: 1, frequency: 'annual' });
    suite.api.advance(day);
    await buy({ plan_id: 1, frequency: 'annual' });
    suite.api.advance(day);
    const plan_id = Number(await suite.api.one(`select max(id) from plans where type = 'corporate'`));
    await giveBack(await buy({ plan_id, quantity: 60, start: 'now' }));
    expect(await periods()).toEqual([
      [1, 0, 365],
      [1, 365, 730],
    ]);
  });

  it('ends where it replaced nothing, and what follows begins', async () => {
    const first = await buy({ plan_id: 1 });
    suite.api.advance(day);
    await buy({ plan_id: 1 });
    suite.api.advance(9 * day);
    await giveBack(first);
    expect(await periods()).toEqual([
      [1, 0, 10],
      [1, 10, 102],
    ]);
  });

  it('names the cover that stays paid and its dates when support refunds it', async () => {
    const first = await buy({ plan_id: 1 });
    await buy({ plan_id: 1, frequency: 'annual' });
    const cookie = await suite.api.enterClinic('sola.support@ilera.example');
    const url = `/clinic/support/people/U${await suite.api.userId(payer)}/payments/${first}/refund`;
    const body = { reason: 'Asked by phone.' };
    expect((await suite.ask({ method: 'POST', url, body, headers: { cookie } })).status).toBe(200);
    const { plan, package_expiry_at } = await profile();
    const [{ text = '' } = {}] = await suite.mailsTo(payer, 'the cover that it paid for has ended');
    expect(text).toContain(`Your cover: ${plan.name}`);
    expect(text).toContain(`to ${formatDay(package_expiry_at)}`);
  });
});
