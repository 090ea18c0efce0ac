import { frequencies } from '@shared/format';
import fc from 'fast-check';
import type { Plan } from '@shared/contracts/api';
import { fakeApi, type FakeResponse, makePlan, resetRuntime } from '@shared/testing';
import { CheckoutStore } from './checkout.store';

const DISCOUNT = 'POST individual/get_plan_discount';
const offer = (fields: Partial<Plan>): Plan => makePlan({ id: 1, type: 'smes', min_employees: 1, ...fields });

let server: ReturnType<typeof fakeApi>;
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  server.data(DISCOUNT, { discount: 20 });
});

function storeOf(plan: Plan, packages: Plan[] | FakeResponse = [], wanted = 1) {
  server.data('GET plan/1', plan);
  const list = `GET plan/type/${plan.type}`;
  if (Array.isArray(packages)) server.data(list, packages);
  else server.on(list, packages);
  return new CheckoutStore('1', wanted);
}

it.each([
  ['the minimum', 'smes', 5, 1, 5],
  ['the address where it is higher', 'smes', 5, 12, 12],
  ['1 without a minimum', 'family', 0, 1, 1],
  ['1 for an individual plan, whatever the address says', 'individual', 4, 12, 1],
  ['the most that can be bought', 'smes', 5, 90_000, 1000],
])('starts with %s', async (_, type, min_employees, wanted, people) => {
  const store = storeOf(offer({ type: type as Plan['type'], min_employees }), [], wanted);
  await store.load();
  expect(store.people).toBe(people);
});

it('keeps the plan among the packages, whatever the list holds (A4.1)', async () => {
  const plan = offer({ id: 1 });
  const other = offer({ id: 2 });
  const unlisted = storeOf(plan, [other]);
  await unlisted.load();
  expect(unlisted.packages).toMatchObject([{ id: plan.id }, { id: other.id }]);
  const failing = storeOf(plan, { status: 500 });
  await failing.load();
  expect(failing.packages).toMatchObject([{ id: plan.id }]);
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
  const store = storeOf(offer({}));
  await store.load();
  await store.coupon.apply('A');
  expect(store.coupon).toMatchObject({ code: 'A', hasDiscount: true });
  server.data(DISCOUNT, { discount: 100 });
  await store.coupon.apply('B');
  expect(store.coupon).toMatchObject({ code: '', hasDiscount: false });
});

it('keeps a coupon when the next one is refused', async () => {
  const store = storeOf(offer({}));
  await store.load();
  await store.coupon.apply('A');
  server.on(DISCOUNT, { status: 422 });
  await expect(store.coupon.apply('B')).rejects.toThrow();
  expect(store.coupon).toMatchObject({ code: 'A', percent: 20, applying: false });
});
