import { readPlan } from '../plans/plan';
import { benefitsOfAll } from './benefits-of-all';

const plan = (name: string, ...conditions: string[]) => readPlan({ id: name, name, conditions })!;
const rows = (...plans: ReturnType<typeof plan>[]) =>
  benefitsOfAll(plans).map(({ benefit, included }) => [benefit, ...included]);

it('lists every benefit once, with who has it', () => {
  expect(rows(plan('A', 'chat', 'video'), plan('B', 'video', 'tests'))).toEqual([
    ['chat', true, false],
    ['video', true, true],
    ['tests', false, true],
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
    ['tests', false, true, true],
    ['ambulance', false, false, true],
  ]);
});

it('leaves words about a plan that is not there as they are', () => {
  expect(rows(plan('A', 'Everything in [Gone]'), plan('B'))).toEqual([['Everything in [Gone]', true, false]]);
});

it('ends where two plans name each other or a plan names itself', () => {
  expect(rows(plan('A', 'Everything in B', 'x'), plan('B', 'Everything in A', 'y'))).toEqual([
    ['y', true, true],
    ['x', true, true],
  ]);
  expect(rows(plan('A', 'Everything in A'), plan('B'))).toEqual([['Everything in A', true, false]]);
});
