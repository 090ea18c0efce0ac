/** @jest-environment node */
import fc from 'fast-check';
import { discounted, formatNaira, hasDiscount } from './money';

describe('formatNaira', () => {
  it.each([
    [1999, 'N1,999'],
    ['1999', 'N1,999'],
    ['1,999.5', 'N1,999.50'],
    [0, 'N0'],
    [999.999, 'N1,000'],
    [1234567.05, 'N1,234,567.05'],
    [-500, '-N500'],
    [undefined, 'N0'],
    [null, 'N0'],
    ['free', 'N0'],
    [NaN, 'N0'],
    [Infinity, 'N0'],
    [{}, 'N0'],
  ])('shows %p as %s', (amount, text) => {
    expect(formatNaira(amount)).toBe(text);
  });

  it('shows the naira sign where asked (R4.2)', () => {
    expect(formatNaira(64500, '₦')).toBe('₦64,500');
  });

  it('never shows NaN, whatever an API sends, and groups as Intl does', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => expect(formatNaira(value)).toMatch(/^-?N[\d,]+(\.\d\d)?$/)),
    );
    const intl = new Intl.NumberFormat('en-NG');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (value) =>
        expect(formatNaira(value)).toBe(`N${intl.format(value)}`),
      ),
    );
  });
});

describe('discounted (P9.3)', () => {
  it.each([
    [1999, 10, 1799.1],
    [1999, 100, 1999],
    [1999, 0, 1999],
    ['1999', '25', 1499.25],
    [999, 33, 669.33],
    [0.1, 50, 0.05],
    [1999, undefined, 1999],
    [1999, 120, 1999],
    [1999, -5, 1999],
  ])('%p less %p %% is %p', (price, percent, total) => {
    expect(discounted(price, percent).total).toBe(total);
  });

  it('splits a price into what is paid and what is taken off, to the kobo (P4.7)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 150 }), (kobo, percent) => {
        const price = kobo / 100;
        const { discount, total } = discounted(price, percent);
        expect(Math.round(total * 100) + Math.round(discount * 100)).toBe(kobo);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total === price).toBe(!hasDiscount(percent) || discount === 0);
        expect(total > 0 || kobo < 100).toBe(true);
      }),
    );
  });
});
