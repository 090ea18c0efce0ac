import { readFileSync } from 'node:fs';
import { countries } from 'countries-list';

type Country = [iso: string, name: string, states: [state: string, cities: string[]][]];

it('has every country of countries-list that has a town, by the name there, and no other', () => {
  const file = new URL('./data/places.json', `file://${__filename}`);
  const places = JSON.parse(readFileSync(file, 'utf8')) as Country[];
  const listed = Object.fromEntries(places.map(([iso, name]) => [iso, name]));
  const withoutTown = Object.keys(countries).filter((iso) => !(iso in listed));
  expect(withoutTown).toEqual(['AC', 'AQ', 'BV', 'HM', 'TA', 'UM']);
  for (const [iso, name] of Object.entries(listed))
    expect({ iso, name }).toEqual({ iso, name: countries[iso as keyof typeof countries]?.name });
});
