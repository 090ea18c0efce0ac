import type { User } from '@ilera/contracts/api';
import { makePlan } from '@ilera/testing';
import { coversOthers, planKind, planTypeName } from './plan-kind';

const withPlan = (plan: unknown) => ({ plan }) as Pick<User, 'plan'>;

it.each([
  [null, 'none', false],
  [undefined, 'none', false],
  [{}, 'none', false],
  [makePlan({ type: 'individual' }), 'individual', false],
  [{ id: 1, name: 'No type' }, 'individual', false],
  [makePlan({ type: 'family' }), 'family', true],
  [makePlan({ type: 'smes' }), 'employer', true],
  [makePlan({ type: 'corporate' }), 'employer', true],
  [{ ...makePlan(), type: 'cooperate' }, 'employer', true],
  [{ ...makePlan(), type: ' Family ' }, 'family', true],
])('reads the plan %j as %s (A6.2)', (plan, kind, others) => {
  expect(planKind(withPlan(plan))).toBe(kind);
  expect(coversOthers(planKind(withPlan(plan)))).toBe(others);
});

it('has no plan for somebody unknown', () => expect(planKind(null)).toBe('none'));

it('has no type where the plan names none', () => expect(planTypeName({})).toBe(''));
