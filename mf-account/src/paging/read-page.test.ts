import fc from 'fast-check';
import { pageIn, withPage } from './page-in-address';
import { readPage } from './read-page';

it.each([
  [{ data: { data: [1, 2], total: 7 } }, { rows: [1, 2], total: 7 }],
  [{ data: { data: [1], total: '12' } }, { rows: [1], total: 12 }],
  [{ data: { data: [1], last_page: 3 } }, { rows: [1], total: 15 }],
  [{ data: [1, 2, 3] }, { rows: [1, 2, 3], total: 3 }],
  [{ data: { data: [1, 2], total: null } }, { rows: [1, 2], total: 2 }],
  [{ data: null }, { rows: [], total: 0 }],
  [null, { rows: [], total: 0 }],
  ['<html>', { rows: [], total: 0 }],
])('reads %j', (answer, expected) => expect(readPage(answer, 5)).toEqual(expected));

it('never throws, and never counts fewer rows than it has (R4.23)', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const { rows, total } = readPage({ data }, 5);
      return Array.isArray(rows) && total >= rows.length;
    }),
  );
});

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=x', 1],
])('reads the page of %j as %d', (query, page) => expect(pageIn(new URLSearchParams(query))).toBe(page));

it('names every page but the first, and keeps the rest of the query', () => {
  expect(withPage(new URLSearchParams('a=1'), 2).toString()).toBe('a=1&page=2');
  expect(withPage(new URLSearchParams('a=1&page=2'), 1).toString()).toBe('a=1');
});
