import { countries } from 'countries-list';

/** The country that is chosen at first. */
export const homeCode = 'NG-234';

/** Every country with its calling code, which a closed select shows first, Nigeria before the others. A country with several codes has one entry for each. */
export const callingCodes = Object.entries(countries)
  .flatMap(([iso, { name, phone }]) =>
    phone.map((code) => ({ value: `${iso}-${code}`, label: `+${code} ${name}`, name })),
  )
  .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'));

function rank({ value }: { value: string }): number {
  return value === homeCode ? 0 : 1;
}
