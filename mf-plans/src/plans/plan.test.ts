import { fakeApi, resetRuntime } from '@ilera/testing';
import { planById, offersOfType } from './plan';

const { signal } = new AbortController();
/** The plan of a response, null where the page says that there is none. */
async function readPlan(data: unknown) {
  resetRuntime();
  fakeApi().data('GET plan/1', data);
  return planById('1')
    .load(signal)
    .catch(() => null);
}
async function readPlans(body: unknown) {
  resetRuntime();
  fakeApi().on('GET plan/type/family', { body });
  return offersOfType('family').load(signal);
}

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

it('reads prices by frequency, text as numbers, benefits once each, and the standout flag', async () => {
  expect(await readPlan(sent)).toEqual({
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
])('reads the type %p as %s', async (type, read) => {
  expect((await readPlan({ ...sent, type }))?.type).toBe(read);
});

it.each([[0], [null], [undefined], [''], [-3], ['many']])(
  'reads min_employees %p as 1',
  async (min_employees) => {
    expect((await readPlan({ ...sent, min_employees }))?.minimum).toBe(1);
  },
);

it.each([['not json'], ['{"a":1}'], [''], [null], [undefined], [7]])(
  'reads the benefits %p as none',
  async (conditions) => {
    expect((await readPlan({ ...sent, conditions }))?.benefits).toEqual([]);
  },
);

it.each([[0], ['0'], [null], [undefined], [false]])('reads standout %p as no', async (standout) => {
  expect((await readPlan({ ...sent, standout }))?.standout).toBe(false);
});

it('keeps the id as it was sent', async () => {
  expect((await readPlan({ ...sent, id: '3' }))?.id).toBe('3');
  expect((await readPlan({ ...sent, id: 3 }))?.id).toBe(3);
});

it('leaves out list entries without an id, and reads no list as an empty one', async () => {
  expect(await readPlans({ data: [sent, { name: 'x' }, null, 4, { id: '' }] })).toHaveLength(1);
  for (const answer of [null, {}, { data: null }, { data: {} }, 'text'])
    expect(await readPlans(answer)).toEqual([]);
});

it('sells an individual plan to one person, whatever minimum it names', async () => {
  expect((await readPlan({ ...sent, type: 'individual' }))?.minimum).toBe(1);
  expect((await readPlan(sent))?.minimum).toBe(4);
});
