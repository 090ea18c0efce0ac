/** `pnpm docs:write`: writes into the document of variables what the API's list says. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configurationDocument } from './documents';

const docs = fileURLToPath(new URL('..', import.meta.url));
const configuration = join(docs, 'configuration.md');
writeFileSync(configuration, configurationDocument(readFileSync(configuration, 'utf8')));
console.log('docs/configuration.md is up to date');
