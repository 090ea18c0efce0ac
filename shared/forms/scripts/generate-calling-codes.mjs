// Writes src/phone/calling-codes.generated.json from countries-list:
// `node shared/forms/scripts/generate-calling-codes.mjs`. Run by hand when the list changes, so that a visitor
// downloads 5 kB and not the whole package.
import { writeFileSync } from 'node:fs';
import { countries } from 'countries-list';

// Nobody has a phone contract there: no permanent population, or a station that uses another country's numbers.
const withoutSubscribers = ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM', 'AC', 'TA'];

const entries = Object.entries(countries)
  .filter(([iso]) => !withoutSubscribers.includes(iso))
  .map(([iso, { name, phone }]) => ({ country: name, code: phone.map(String), iso }))
  .sort((one, other) => one.country.localeCompare(other.country, 'en'));

const file = new URL('../src/phone/calling-codes.generated.json', import.meta.url);
writeFileSync(file, `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`);
console.log(`${entries.length} countries`);
