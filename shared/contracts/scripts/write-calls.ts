// Writes src/calls/*.generated.ts: run `pnpm calls:write` after a change of src/api. With --print it only lists the
// changes.
import { writeFileSync } from 'node:fs';
import { browserCalls } from './browser-calls';

for (const [file, text] of await browserCalls()) {
  if (process.argv.includes('--print')) process.stdout.write(text);
  else writeFileSync(new URL(`../src/calls/${file}`, import.meta.url), text);
}
