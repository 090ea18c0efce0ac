import * as calls from '@ilera/contracts/calls';
import { api } from '@ilera/runtime';
import { fakeApi, resetRuntime } from '@ilera/testing';
import fc from 'fast-check';
import { pageSize, readPage } from './read-page';

it.each([
  [{ data: [{}, {}], total: 7 }, 2, 2],
  [{ data: [{}], total: '12' }, 1, 3],
  [{ data: [{}], last_page: 3 }, 1, 3],
  [[{}, {}, {}], 3, 1],
  [{ data: [{}, {}], total: null }, 2, 1],
  [null, 0, 1],
])('reads %j as %d rows on %d pages', async (data, count, pages) => {
  resetRuntime();
  fakeApi().data('GET individual/claims', data);
  const page = readPage(await api.call(calls.claims));
  expect({ rows: page.rows.length, pages: page.pages }).toEqual({ rows: count, pages });
});

it('never counts fewer pages than its rows fill (R4.23)', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), fc.nat(), fc.nat(), (data, sent, last_page) => {
      const { rows, pages } = readPage({ data, total: sent, last_page });
      return pages * pageSize >= rows.length && pages >= 1;
    }),
  );
});
