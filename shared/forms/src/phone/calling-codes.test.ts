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

it('gives every entry a value of its own, though countries share codes', () => {
  expect(new Set(prefixOptions.map(({ value }) => value)).size).toBe(prefixOptions.length);
});
