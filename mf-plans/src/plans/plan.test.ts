import fc from 'fast-check';
import { minimumOf, readPlan, readPlans } from './plan';

const sent = {
  id: 3,
  name: 'Family Care',
  type: 'family',
  price: 96_000,
  bi_price: '50,000',
  quarter_price: '26000.50',
  min_employees: '4',
  conditions: '["[24/7] doctor", "Tests", "Tests", 7]',
  standout: '1',
};

it('reads prices by frequency, text as numbers, benefits once each, and the standout flag', () => {
  expect(readPlan(sent)).toEqual({
    id: 3,
    name: 'Family Care',
    typeWord: 'family',
    type: 'family',
    prices: { quarter: 26_000.5, 'bi-annual': 50_000, annual: 96_000 },
    minimum: 4,
    benefits: ['[24/7] doctor', 'Tests'],
    standout: true,
  });
});

it.each([
  ['cooperate', 'corporate'],
  ['corporate', 'corporate'],
  ['Corperate', 'corporate'],
  [' SMES ', 'smes'],
  [undefined, 'individual'],
  ['charity', 'individual'],
])('reads the type %p as %s', (type, read) => {
  expect(readPlan({ ...sent, type })?.type).toBe(read);
});

it.each([[0], [null], [undefined], [''], [-3], ['many']])('reads min_employees %p as 1', (min_employees) => {
  expect(readPlan({ ...sent, min_employees })?.minimum).toBe(1);
});

it.each([['not json'], ['{"a":1}'], [''], [null], [undefined], [7]])(
  'reads the benefits %p as none',
  (conditions) => {
    expect(readPlan({ ...sent, conditions })?.benefits).toEqual([]);
  },
);

it.each([[0], ['0'], [null], [undefined], [false]])('reads standout %p as no', (standout) => {
  expect(readPlan({ ...sent, standout })?.standout).toBe(false);
});

it('keeps the id as it was sent', () => {
  expect(readPlan({ ...sent, id: '3' })?.id).toBe('3');
  expect(readPlan({ ...sent, id: 3 })?.id).toBe(3);
});

it('leaves out list entries without an id, and reads no list as an empty one', () => {
  expect(readPlans({ data: [sent, { name: 'x' }, null, 4, { id: '' }] }, 'family')).toHaveLength(1);
  for (const answer of [undefined, null, {}, { data: null }, { data: {} }, 'text'])
    expect(readPlans(answer, 'family')).toEqual([]);
});

it('sells an individual plan to one person, whatever minimum it names', () => {
  expect(minimumOf(readPlan({ ...sent, type: 'individual' })!)).toBe(1);
  expect(minimumOf(readPlan(sent)!)).toBe(4);
});

it('never throws and never shows an amount that is no number, whatever an API sends', () => {
  const anyPlan: fc.Arbitrary<Record<string, unknown>> = fc.record(
    { id: fc.anything(), ...anyField() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyPlan, (value) => {
      const plan = readPlan(value);
      if (!plan) return;
      for (const price of Object.values(plan.prices)) expect(Number.isFinite(price)).toBe(true);
      expect(plan.minimum).toBeGreaterThanOrEqual(1);
      expect(plan.benefits.every((benefit) => typeof benefit === 'string')).toBe(true);
    }),
    { examples: [[{ id: 1, type: { toString: null } }], [{ id: 1, price: '9'.repeat(400) }]] },
  );
});

function anyField() {
  const names = [
    'name',
    'type',
    'price',
    'bi_price',
    'quarter_price',
    'min_employees',
    'conditions',
    'standout',
  ];
  return Object.fromEntries(names.map((name) => [name, fc.oneof(fc.anything(), fc.string(), fc.json())]));
}
