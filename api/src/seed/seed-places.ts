/** Countries, states and cities with fixed ids, so that an address means the same in every database. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { nigeria } from './data/nigeria';

type CountryData = [iso: string, name: string, states: [name: string, cities: string[]][]];

/** An id from the two letters of a country, which does not change with the list of countries. */
export const countryId = (iso: string): number => (iso.charCodeAt(0) - 64) * 27 + (iso.charCodeAt(1) - 64);

/** Cities in one statement, few enough for the database's time limit on a busy machine. */
const batchSize = 5_000;

/** Writes all places in a few statements: one row at a time would take a minute. */
export async function seedPlaces(db: Database): Promise<void> {
  const file = new URL('./data/places.json', import.meta.url);
  const data = JSON.parse(readFileSync(file, 'utf8')) as CountryData[];
  const countries: unknown[] = [];
  const states: unknown[] = [];
  const cities: unknown[] = [];
  for (const [iso, name, foreignStates] of data) {
    const country = countryId(iso);
    countries.push({ id: country, iso, name });
    const list = iso === 'NG' ? nigerianStates() : foreignStates;
    list.forEach(([stateName, cityNames], stateIndex) => {
      const state = country * 1000 + stateIndex + 1;
      states.push({ id: state, country_id: country, name: stateName });
      cityNames.forEach((city, index) => {
        const available = city.endsWith('*');
        cities.push({ id: state * 100 + index + 1, state_id: state, name: city.replace('*', ''), available });
      });
    });
  }
  await db.execute(sql`insert into countries (id, iso, name)
    select id, iso, name from jsonb_to_recordset(${JSON.stringify(countries)}::jsonb) as row(id int, iso text, name text)`);
  await db.execute(sql`insert into states (id, country_id, name)
    select id, country_id, name from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as row(id int, country_id int, name text)`);
  for (let start = 0; start < cities.length; start += batchSize) {
    const batch = JSON.stringify(cities.slice(start, start + batchSize));
    await db.execute(sql`insert into cities (id, state_id, name, available)
      select id, state_id, name, available from jsonb_to_recordset(${batch}::jsonb) as row(id int, state_id int, name text, available boolean)`);
  }
}

function nigerianStates(): [string, string[]][] {
  return Object.entries(nigeria).map(([name, cities]) => [name, cities.split(', ')]);
}
