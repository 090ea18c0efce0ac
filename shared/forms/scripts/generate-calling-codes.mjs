// Writes src/phone/calling-codes.generated.json from countries-list:
// `node shared/forms/scripts/generate-calling-codes.mjs`, so that a visitor downloads 5 kB and not the whole package. With
// --print it only says what it would write.
import { writeFileSync } from 'node:fs';
import { countries } from 'countries-list';

// Nobody has a phone contract there: no permanent population, or a station that uses another country's numbers.
const withoutSubscribers = ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM', 'AC', 'TA'];

const entries = Object.entries(countries)
  .filter(([iso]) => !withoutSubscribers.includes(iso))
  .map(([iso, { name, phone }]) => ({ country: name, code: phone.map(String), iso }))
  .sort((one, other) => one.country.localeCompare(other.country, 'en'));

const text = `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(new URL('../src/phone/calling-codes.generated.json', import.meta.url), text);
