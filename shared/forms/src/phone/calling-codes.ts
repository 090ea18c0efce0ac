import entries from './calling-codes.generated.json';

/** A country with its calling codes; some have several (P3.7). */
export interface CallingCountry {
  country: string;
  code: string[];
  iso: string;
}

/** About 240 countries by name; the file is generated from countries-list. */
export const callingCountries: readonly CallingCountry[] = entries;

/** Nigeria's entry, which is chosen at first. */
export const homePrefix = 'NG-234';

/** One entry for each code, which a closed select shows first; by country, Nigeria before the others. */
export const prefixOptions = [...callingCountries]
  // Chrome 109 and Safari 15 have no toSorted.
  .sort((one, other) => one.country.localeCompare(other.country, 'en'))
  .flatMap(({ iso, code, country }) =>
    code.map((digits) => ({ value: `${iso}-${digits}`, label: `+${digits} ${country}` })),
  )
  .sort((one, other) => rank(one.value) - rank(other.value));

function rank(value: string): number {
  return value === homePrefix ? 0 : 1;
}
