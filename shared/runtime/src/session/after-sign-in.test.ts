import fc from 'fast-check';
import {
  forgetTargetPlan,
  readTargetPlan,
  rememberReturnPath,
  rememberTargetPlan,
  takeReturnPath,
} from './after-sign-in';

beforeEach(() => localStorage.clear());

it('keeps a choice under target_plan with plan_id and number, until it is forgotten (P3.3)', () => {
  rememberTargetPlan({ plan_id: '12', number: 4 });
  expect(JSON.parse(localStorage.getItem('target_plan') ?? '')).toEqual({ plan_id: '12', number: 4 });
  expect(readTargetPlan()).toEqual({ plan_id: '12', number: 4 });
  forgetTargetPlan();
  expect(readTargetPlan()).toBeNull();
});

it('keeps the frequency beside a choice, however often it is read, and none of an earlier one', () => {
  rememberTargetPlan({ plan_id: '12', number: 4 }, 'annual');
  expect(localStorage.getItem('target_plan')).toBe('{"plan_id":"12","number":4}');
  for (let read = 0; read < 2; read += 1)
    expect(readTargetPlan()).toEqual({ plan_id: '12', number: 4, frequency: 'annual' });
  rememberTargetPlan({ plan_id: '3', number: 1 });
  expect(readTargetPlan()).toEqual({ plan_id: '3', number: 1 });
  rememberTargetPlan({ plan_id: '3', number: 1 }, 'annual');
  forgetTargetPlan();
  expect(localStorage).toHaveLength(0);
});

it.each([
  [{ plan_id: 12 }, { plan_id: '12', number: 1 }],
  [
    { plan_id: '12', number: '3' },
    { plan_id: '12', number: 3 },
  ],
  [
    { plan_id: '12', number: -3 },
    { plan_id: '12', number: 1 },
  ],
  [
    { plan_id: '12', number: 1e9 },
    { plan_id: '12', number: 1 },
  ],
  [{ plan_id: '../account' }, null],
  [{ number: 2 }, null],
  [[], null],
])('reads %j as %j', (stored, expected) => {
  localStorage.setItem('target_plan', JSON.stringify(stored));
  expect(readTargetPlan()).toEqual(expected);
});

it('never throws, whatever stands in storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      localStorage.setItem('target_plan', stored);
      const plan = readTargetPlan();
      expect(
        plan === null || (/^[\w-]+$/.test(plan.plan_id) && plan.number >= 1 && plan.number <= 1000),
      ).toBe(true);
    }),
  );
});

it('gives a path back once', () => {
  rememberReturnPath('/account/settings?tab=2');
  expect(takeReturnPath()).toBe('/account/settings?tab=2');
  expect(takeReturnPath()).toBeNull();
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'account'])(
  'never leads to %s',
  (path) => {
    rememberReturnPath(path);
    expect(takeReturnPath()).toBeNull();
    sessionStorage.setItem('return_path', path);
    expect(takeReturnPath()).toBeNull();
  },
);
