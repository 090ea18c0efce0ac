import * as calls from '@shared/contracts/calls';
import { api } from '@shared/runtime';
import { fakeApi, resetRuntime } from '@shared/testing';
import fc from 'fast-check';
import { readPage } from './paged';

it.each([
  [{ data: [{}, {}], total: 7 }, 2, 7],
  [{ data: [{}], total: '12' }, 1, 12],
  [{ data: [{}], last_page: 3 }, 1, 15],
  [[{}, {}, {}], 3, 3],
  [{ data: [{}, {}], total: null }, 2, 2],
  [null, 0, 0],
])('reads %j as %d rows of %d', async (data, count, total) => {
  resetRuntime();
  fakeApi().data('GET individual/claims', data);
  const page = readPage(await api.call(calls.claims));
  expect([page.rows.length, page.total]).toEqual([count, total]);
});

it('never counts fewer rows than it has (R4.23)', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), fc.nat(), fc.nat(), (data, sent, last_page) => {
      const { rows, total, pages } = readPage({ data, total: sent, last_page });
      return total >= rows.length && pages >= 1;
    }),
  );
});
