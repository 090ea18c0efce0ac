import entries from './calling-codes.generated.json';

/** A country with its calling codes, of which some have several (P3.7). */
export interface CallingCountry {
  country: string;
  code: string[];
  iso: string;
}

/** About 240 countries by name, in a file generated from countries-list. */
export const callingCountries: readonly CallingCountry[] = entries;

/** Nigeria's entry, the default. */
export const homePrefix = 'NG-234';

/** One entry per code, by country, Nigeria first. The code comes first because a closed select cuts its text. */
export const prefixOptions = [...callingCountries]
  // Chrome 109 and Safari 15 lack toSorted.
  .sort((entry, other) => entry.country.localeCompare(other.country, 'en'))
  .flatMap(({ iso, code, country }) =>
    code.map((digits) => ({ value: `${iso}-${digits}`, label: `+${digits} ${country}` })),
  )
  .sort((option, other) => rank(option.value) - rank(other.value));

function rank(value: string): number {
  return value === homePrefix ? 0 : 1;
}
