import entries from './calling-codes.generated.json';

/** A country with its calling codes; some have several (P3.7). */
export interface CallingCountry {
  country: string;
  code: string[];
  iso: string;
}

/** About 240 countries by name; the file is generated from countries-list. */
export const callingCountries: readonly CallingCountry[] = entries;

/** One entry for each code, short enough for a closed select; Nigeria first. */
export const prefixOptions = callingCountries
  .flatMap(({ iso, code }) =>
    code.map((digits) => ({ value: `${iso}-${digits}`, label: `${iso} +${digits}` })),
  )
  .sort((one, other) => rank(one.value) - rank(other.value) || one.label.localeCompare(other.label, 'en'));

function rank(value: string): number {
  return value.startsWith('NG-') ? 0 : 1;
}
