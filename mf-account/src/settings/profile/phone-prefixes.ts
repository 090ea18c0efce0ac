import codes from './calling-codes.generated.json';

/** `NG-234`, an entry of the list. Countries share codes, so a code alone names no country. */
export type PrefixKey = string;

/** Nigeria's entry. */
export const homePrefix: PrefixKey = 'NG-234';

const names = new Intl.DisplayNames('en', { type: 'region' });

/**
 * Every country's calling code, which a closed select shows first; by country, Nigeria before the others. Generated from
 * countries-list.
 */
export const prefixOptions = Object.entries(codes)
  .map(([key, code]) => ({ value: key, code, country: names.of(key.slice(0, 2)) ?? key }))
  .sort((one, other) => rank(one.value) - rank(other.value) || one.country.localeCompare(other.country, 'en'))
  .map(({ value, code, country }) => ({ value, label: `+${code} ${country}` }));

function rank(value: PrefixKey): number {
  return value === homePrefix ? 0 : 1;
}

/** The list's entry for a stored prefix, written `+234` or `234`; Nigeria where there is none. */
export function prefixKey(stored: unknown): PrefixKey {
  const digits = String(stored ?? '').replace(/\D/g, '');
  return prefixOptions.find(({ value }) => value.split('-')[1] === digits)?.value ?? homePrefix;
}

/** The prefix to store for an entry; a prefix that was not changed keeps its spelling. */
export function storedPrefix(key: PrefixKey, before: unknown): string {
  return typeof before === 'string' && before && prefixKey(before) === key ? before : `+${key.split('-')[1]}`;
}
