import fc from 'fast-check';
import { approvePayment } from '../testing/approve-payment';
import { moreRounds } from '../testing/databases/databases';
import { onDatabase, type Suite } from '../testing/on-database';
import { peopleOf } from '../testing/people';
import { seedOr } from '../testing/seed-or';

const dayMs = 86_400_000;

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      plan: fc.nat(8),
      frequency: fc.constantFrom('quarter' as const, 'bi-annual' as const, 'annual' as const),
      quantity: fc.constantFrom(3, 20, 25, 30, 45),
      start: fc.constantFrom(undefined, 'now', 'now', 'now', 'end'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.constantFrom(0.00001, 0.2, 1, 20, 45.9, 100, 200),
    }),
  },
);

const months = { quarter: 3, 'bi-annual': 6, annual: 12 };

interface Row {
  planId: number;
  quantity: number;
  frequency: keyof typeof months;
  start: number;
  end: number;
  value: number;
  paid: number;
  anchor: number;
}

onDatabase('cover after any history (R4.76)', (suite) => {
  /** Somebody who has paid for nothing yet. */
  const newcomer = async () => {
    const { email } = await peopleOf(suite).registered();
    // Signs in for each step, because sessions end while the history waits.
    return { owner: await suite.api.userId(email), token: () => suite.api.signIn(email) };
  };
  const periods = async (owner: number): Promise<Row[]> =>
    JSON.parse(
      await suite.api.one(
        `select coalesce(json_agg(json_build_object('planId', s.plan_id, 'quantity', s.quantity, 'frequency', s.frequency,
           'start', extract(epoch from s.starts_at) * 1000, 'end', extract(epoch from s.expires_at) * 1000,
           'value', p.amount_kobo + p.credit_kobo, 'paid', p.amount_kobo, 'anchor', s.anchor_day) order by s.starts_at, s.id)::text, '[]')
         from subscriptions s join payments p on p.id = s.payment_id where s.user_id = ${owner}`,
      ),
    ) as Row[];

  it(
    'covers exactly the person-days that were paid for, never with two plans at once',
    async () => {
      const plans = (await suite.get('/plan/all')).body.data as { id: number }[];
      const done = { bought: 0, followed: 0, replaced: 0 };
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
          const { owner, token } = await newcomer();
          for (const move of steps) {
            if (move.do === 'wait') suite.api.advance(move.days * dayMs);
            else {
              const plan_id = plans[move.plan % plans.length]?.id ?? 1;
              if (await buy(suite, await token(), { ...move, plan_id })) done.bought += 1;
            }
          }
          const rows = await periods(owner);
          done.followed += rows.filter(({ start }) => rows.some(({ end }) => end === start)).length;
          done.replaced += rows.filter(({ value, paid }) => value > paid).length;
          let worth = 0;
          let credited = 0;
          for (const { row, covered, whole, isLast } of inDays(rows)) {
            if (isLast) expect(covered).toBe(whole);
            worth += (row.value * covered) / whole;
            credited += Math.floor((row.value * (whole - covered)) / whole);
          }
          const paid = rows.reduce((sum, row) => sum + row.paid, 0);
          // Each period is worth its days, and keeps less than a kobo more than that.
          expect(paid - worth).toBeGreaterThanOrEqual(-0.001);
          expect(paid - worth).toBeLessThanOrEqual(rows.length);
          expect(rows.reduce((sum, row) => sum + row.value - row.paid, 0)).toBe(credited);
        }),
        { numRuns: 60 * moreRounds, seed: seedOr(1) },
      );
      // Otherwise the histories would show nothing.
      expect(done.bought).toBeGreaterThanOrEqual(40);
      expect(done.followed).toBeGreaterThanOrEqual(10);
      expect(done.replaced).toBeGreaterThanOrEqual(5);
    },
    240_000 * moreRounds,
  );

  it('asks nobody twice for the day that has begun', async () => {
    const { owner, token } = await newcomer();
    const [plan] = (await suite.get('/plan/type/smes')).body.data as { id: number; price: number }[];
    const of = (quantity: number) => ({ plan_id: plan?.id ?? 0, frequency: 'annual', quantity });
    expect(await buy(suite, await token(), { ...of(20), start: undefined })).toBe(true);
    const [before] = await periods(owner);
    suite.api.advance(1000);
    expect(await buy(suite, await token(), { ...of(40), start: 'now' })).toBe(true);
    const rows = await periods(owner);
    expect(rows.at(-1)).toMatchObject({
      quantity: 40,
      value: (plan?.price ?? 0) * 40 * 100,
      end: before?.end,
    });
    expect(rows.reduce((sum, { paid }) => sum + paid, 0)).toBe((plan?.price ?? 0) * 40 * 100);
  });

  it('ends on the day of the month on which it began, where a month has it, however often it is renewed', async () => {
    const { owner, token } = await newcomer();
    const year = suite.api.services.now().getUTCFullYear();
    suite.api.advance(Date.UTC(year + 1, 10, 30, 9) - suite.api.services.now().getTime());
    const [plan] = (await suite.get('/plan/type/individual')).body.data as { id: number }[];
    const body = { plan_id: plan?.id ?? 0, frequency: 'quarter', quantity: 1, start: undefined };
    const quoted: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      const quote = await suite.post('/individual/plan_quote', body, await token());
      quoted.push(quote.body.data.expires_at as string);
      expect(await buy(suite, await token(), body)).toBe(true);
      suite.api.advance(dayMs);
    }
    const ends = (await periods(owner)).map(({ end }) => new Date(end).toISOString());
    expect(ends.map((end) => end.slice(5, 10))).toEqual([
      expect.stringMatching(/^02-2[89]$/),
      '05-30',
      '08-30',
      '11-30',
    ]);
    expect(quoted.slice(1)).toEqual(ends.slice(1));
  });
});

/**
 * The days of each period. They are counted from the first period of those that follow each other without a
 * gap, so that each day counts once, for the period that covers its end.
 */
function inDays(rows: Row[]) {
  let first = 0;
  let end = 0;
  return rows.map((row, index) => {
    // What was ended before it began keeps its beginning, which another period may cover.
    if (row.end > row.start) {
      if (row.start > end) first = row.start;
      expect(row.start).toBeGreaterThanOrEqual(end);
      end = row.end;
    }
    const day = (moment: number) => Math.floor((moment - first) / dayMs);
    const firstDay = first + day(row.start) * dayMs;
    const whole = daysFrom(firstDay, months[row.frequency], row.anchor);
    const next = rows.slice(index + 1).find(({ start, end: itsEnd }) => itsEnd > start);
    const isLast = row.end > row.start && next?.start !== row.end;
    // What ends by itself ends with a day.
    if (isLast) expect((row.end - first) % dayMs).toBe(0);
    return { row, covered: day(row.end) - day(row.start), whole, isLast };
  });
}

/** Too few people for the plan, a start that the rules do not allow, or what was paid for a moment ago. */
const refusals = ['422 quantity', '422 start', '409 '];

/** From a moment's day in Lagos to `anchor` of the month so many months later, or to its last day. */
function daysFrom(moment: number, count: number, anchor: number): number {
  const lagos = new Date(moment + 3_600_000);
  const [year, month, day] = [lagos.getUTCFullYear(), lagos.getUTCMonth(), lagos.getUTCDate()];
  const lastOfMonth = new Date(Date.UTC(year, month + count + 1, 0)).getUTCDate();
  return (Date.UTC(year, month + count, Math.min(anchor, lastOfMonth)) - Date.UTC(year, month, day)) / dayMs;
}

/** @returns whether it was sold */
async function buy(
  suite: Suite,
  token: string,
  body: { plan_id: number; frequency: string; quantity: number; start: string | undefined },
): Promise<boolean> {
  const response = await suite.post(
    '/individual/subscribe_plan',
    {
      first_name: 'Halima',
      last_name: 'Bello',
      redirect_url: 'http://localhost:3000/account/home',
      plan_id: body.plan_id,
      frequency: body.frequency,
      quantity: body.quantity,
      ...(body.start ? { start: body.start } : {}),
    },
    token,
  );
  if (response.status !== 200) {
    expect(refusals).toContain(`${response.status} ${Object.keys(response.body.errors).join()}`);
    return false;
  }
  const reference = response.body.data.reference as string;
  await approvePayment(suite, reference);
  return true;
}
