// Writes src/phone/calling-codes.generated.json from countries-list, so that visitors download 5 kB instead of the full
// package: `node shared/forms/scripts/generate-calling-codes.mjs`. With --print it only shows the result.
import { writeFileSync } from 'node:fs';
import { countries } from 'countries-list';

// Territories without phone subscribers: no permanent population, or a station that uses another country's numbers.
const withoutSubscribers = ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM', 'AC', 'TA'];

const entries = Object.entries(countries)
  .filter(([iso]) => !withoutSubscribers.includes(iso))
  .map(([iso, { name, phone }]) => ({ country: name, code: phone.map(String), iso }))
  .sort((one, other) => one.country.localeCompare(other.country, 'en'));

const text = `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(new URL('../src/phone/calling-codes.generated.json', import.meta.url), text);
