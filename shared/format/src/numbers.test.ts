/** @jest-environment node */
import { pageCount, toNumber } from './numbers';

it('reads numbers and counts pages', () => {
  expect([toNumber('12.5'), toNumber(' '), toNumber('0x10'), toNumber(true, 3)]).toEqual([12.5, 0, 0, 3]);
  expect([pageCount(0, 5), pageCount('11', 5), pageCount(undefined, 5)]).toEqual([1, 3, 1]);
});
