import { frequencies } from '@shared/format';
import fc from 'fast-check';
import { type PlanOffer, readPlan } from '../plans/plan';
import { type CheckoutCalls, CheckoutStore } from './checkout.store';

const offer = (fields: object): PlanOffer => readPlan({ id: 1, type: 'smes', quarter_price: 10, ...fields })!;

function storeOf(
  plan: PlanOffer | null,
  packages: PlanOffer[] = [],
  wanted = 1,
  calls: Partial<CheckoutCalls> = {},
) {
  return new CheckoutStore('1', wanted, {
    getPlan: () => Promise.resolve(plan),
    listPlans: () => Promise.resolve(packages),
    getPlanDiscount: () => Promise.resolve(20),
    subscribePlan: () => Promise.resolve('https://pay.example'),
    ...calls,
  });
}

it.each([
  ['the minimum', 'smes', 5, 1, 5],
  ['the address where it is higher', 'smes', 5, 12, 12],
  ['1 without a minimum', 'family', 0, 1, 1],
  ['1 for an individual plan, whatever the address says', 'individual', 4, 12, 1],
  ['the most that can be bought', 'smes', 5, 90_000, 1000],
])('starts with %s', async (_, type, min_employees, wanted, people) => {
  const store = storeOf(offer({ type, min_employees }), [], wanted);
  await store.load();
  expect(store.people).toBe(people);
});

it('keeps the plan among the packages, whatever the list holds (A4.1)', async () => {
  const plan = offer({ id: 1 });
  const other = offer({ id: 2 });
  const unlisted = storeOf(plan, [other]);
  await unlisted.load();
  expect(unlisted.packages).toEqual([plan, other]);
  const failing = storeOf(plan, [], 1, { listPlans: () => Promise.reject(new Error('down')) });
  await failing.load();
  expect(failing).toMatchObject({ status: 'ready', packages: [plan] });
});

it('never counts fewer than the minimum, and prices what is counted, whatever is pressed in whatever order', async () => {
  const small = offer({ id: 1, min_employees: 3, price: 300, bi_price: 200, quarter_price: 100 });
  const large = offer({ id: 2, min_employees: 40, price: 900, bi_price: 500, quarter_price: 250 });
  const press = fc.oneof(
    fc.record({ do: fc.constant('count' as const), by: fc.integer({ min: -50, max: 50 }) }),
    fc.record({ do: fc.constant('package' as const), id: fc.constantFrom('1', '2', 'gone') }),
    fc.record({ do: fc.constant('frequency' as const), to: fc.constantFrom(...frequencies) }),
    fc.record({ do: fc.constant('coupon' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(press, { maxLength: 20 }), async (presses) => {
      const store = storeOf(small, [small, large], 5);
      await store.load();
      for (const each of presses) {
        if (each.do === 'count') store.countPeople(store.people + each.by);
        else if (each.do === 'package') store.choosePackage(each.id);
        else if (each.do === 'frequency') store.chooseFrequency(each.to);
        else await store.coupon.apply('TWENTY');
        expect(store.people).toBeGreaterThanOrEqual(store.minimum);
        const price = (store.plan?.prices[store.frequency] ?? NaN) * store.people;
        expect(store.price?.price).toBe(price);
        expect(store.price?.total).toBe(store.coupon.hasDiscount ? price * 0.8 : price);
      }
    }),
    { numRuns: 60 },
  );
});

it('forgets a coupon when the next one takes nothing off', async () => {
  let percent = 20;
  const store = storeOf(offer({}), [], 1, { getPlanDiscount: () => Promise.resolve(percent) });
  await store.load();
  await store.coupon.apply('A');
  expect(store.coupon).toMatchObject({ code: 'A', hasDiscount: true });
  percent = 100;
  await store.coupon.apply('B');
  expect(store.coupon).toMatchObject({ code: '', hasDiscount: false });
});

it('keeps a coupon when the next one is refused', async () => {
  let refuse = false;
  const store = storeOf(offer({}), [], 1, {
    getPlanDiscount: () => (refuse ? Promise.reject(new Error('no')) : Promise.resolve(20)),
  });
  await store.load();
  await store.coupon.apply('A');
  refuse = true;
  await expect(store.coupon.apply('B')).rejects.toThrow('no');
  expect(store.coupon).toMatchObject({ code: 'A', percent: 20, applying: false });
});
