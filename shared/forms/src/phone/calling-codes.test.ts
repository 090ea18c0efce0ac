/** @jest-environment node */
import { callingCountries, prefixOptions } from './calling-codes';

it('knows about 240 countries, each with its codes (P3.7)', () => {
  expect(callingCountries.length).toBeGreaterThan(235);
  expect(callingCountries.length).toBeLessThan(250);
  for (const { country, code, iso } of callingCountries) {
    expect(country).not.toBe('');
    expect(iso).toMatch(/^[A-Z]{2}$/);
    expect(code.length).toBeGreaterThan(0);
    for (const digits of code) expect(digits).toMatch(/^\d{1,4}$/);
  }
});

it('offers Nigeria first, and every code of a country with several', () => {
  expect(prefixOptions[0]).toEqual({ value: 'NG-234', label: '+234 Nigeria' });
  const dominican = prefixOptions.filter(({ value }) => value.startsWith('DO-'));
  expect(dominican.map(({ label }) => label)).toEqual([
    '+1809 Dominican Republic',
    '+1829 Dominican Republic',
    '+1849 Dominican Republic',
  ]);
});

it('loads in a browser without the array methods of 2023', async () => {
  const { toSorted } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  try {
    await jest.isolateModulesAsync(async () =>
      expect((await import('./calling-codes')).prefixOptions).toEqual(prefixOptions),
    );
  } finally {
    Object.defineProperty(Array.prototype, 'toSorted', {
      value: toSorted,
      configurable: true,
      writable: true,
    });
  }
});

it('gives every entry a value of its own, though countries share codes', () => {
  expect(new Set(prefixOptions.map(({ value }) => value)).size).toBe(prefixOptions.length);
});
