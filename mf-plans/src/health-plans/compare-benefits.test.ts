import { makePlan } from '@ilera/testing';
import { toOffer } from '../plans/plan';
import { compareBenefits } from './compare-benefits';

const plan = (name: string, ...conditions: string[]) =>
  toOffer(makePlan({ id: name, name, conditions: JSON.stringify(conditions) }))!;
const rows = (...plans: ReturnType<typeof plan>[]) =>
  compareBenefits(plans).map(({ benefit, values }) => [benefit, ...values]);

it('lists every benefit once, with the plans that have it', () => {
  expect(rows(plan('A', 'chat', 'video'), plan('B', 'video', 'tests'))).toEqual([
    ['chat', true, null],
    ['video', true, true],
    ['tests', null, true],
  ]);
});

it('counts what a plan takes over from another, through any number of plans', () => {
  expect(
    rows(
      plan('Basic', 'chat'),
      plan('Plus', 'Everything in [Basic]', 'tests'),
      plan('Top', 'everything in plus.', 'ambulance'),
    ),
  ).toEqual([
    ['chat', true, true, true],
    ['tests', null, true, true],
    ['ambulance', null, null, true],
  ]);
});

it('shows the value of each plan, the better one of its own over the one it takes over', () => {
  expect(
    rows(
      plan('Basic', 'Video: [4 a quarter]', 'Medicines: [10% off]'),
      plan('Plus', 'Everything in [Basic]', 'Medicines: [15% off]', 'Video: [without limit]'),
    ),
  ).toEqual([
    ['Video', '[4 a quarter]', '[without limit]'],
    ['Medicines', '[10% off]', '[15% off]'],
  ]);
});

it('leaves words about a plan that is not there as they are', () => {
  expect(rows(plan('A', 'Everything in [Gone]'), plan('B'))).toEqual([['Everything in [Gone]', true, null]]);
});

it('ends where two plans name each other or a plan names itself', () => {
  expect(rows(plan('A', 'Everything in B', 'x'), plan('B', 'Everything in A', 'y'))).toEqual([
    ['y', true, true],
    ['x', true, true],
  ]);
  expect(rows(plan('A', 'Everything in A'), plan('B'))).toEqual([['Everything in A', true, null]]);
});
