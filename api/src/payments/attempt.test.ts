import { attemptEnd } from './attempt';

it.each([
  ['a visit in an hour', 60, 30],
  ['a visit in ten minutes', 10, 10],
  ['a plan', null, 30],
])('an attempt at paying for %s ends early enough', (_what, begins, ends) => {
  const at = (minutes: number) => new Date(Date.UTC(2027, 0, 1, 9, minutes));
  expect(attemptEnd(at(0), begins === null ? begins : at(begins))).toEqual(at(ends));
});
