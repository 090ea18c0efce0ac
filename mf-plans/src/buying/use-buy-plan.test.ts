/** @jest-environment node */
import { needsCityCheck } from './use-buy-plan';

it.each([
  ['auto', null, true],
  ['auto', {}, true],
  ['auto', { city: null }, true],
  ['auto', { city: '  ' }, true],
  ['auto', { city: 'Ikeja' }, false],
  ['always', { city: 'Ikeja' }, true],
  ['always', null, true],
  ['never', null, false],
  ['never', { city: '' }, false],
] as const)('%s with %p: %p (R4.17)', (rule, user, needed) => {
  expect(needsCityCheck(rule, user)).toBe(needed);
});
