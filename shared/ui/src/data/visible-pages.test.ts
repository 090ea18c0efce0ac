/** @jest-environment node */
import fc from 'fast-check';
import { visiblePages } from './visible-pages';

it.each([
  [7, 12, 2, 2, '1 2 gap 6 7 8 gap 11 12'],
  [7, 12, 1, 1, '1 gap 7 gap 12'],
  [1, 12, 2, 2, '1 2 gap 11 12'],
  [1, 12, 1, 1, '1 2 gap 12'],
  [12, 12, 2, 2, '1 2 gap 11 12'],
  [4, 6, 2, 2, '1 2 3 4 5 6'],
  [1, 2, 2, 2, '1 2'],
  [2, 3, 1, 1, '1 2 3'],
])('page %d of %d, margin %d, range %d: %s (A9.2)', (page, count, margin, range, expected) => {
  expect(visiblePages(page, count, margin, range).join(' ')).toBe(expected);
});

it('always offers the first, the last and the present page, in order, without two gaps in a row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), fc.constantFrom(1, 2), (count, at, width) => {
      const page = (at % count) + 1;
      const items = visiblePages(page, count, width, width);
      const pages = items.filter((item) => item !== 'gap');
      expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
      expect(pages).toEqual(expect.arrayContaining([1, page, count]));
      expect(items.join(' ')).not.toContain('gap gap');
    }),
  );
});
