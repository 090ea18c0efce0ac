/** `pnpm docs:write`: writes the documents that are generated from the sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configurationDocument, decisionsDocument } from './documents';

const docs = fileURLToPath(new URL('..', import.meta.url));
const configuration = join(docs, 'configuration.md');
writeFileSync(configuration, configurationDocument(readFileSync(configuration, 'utf8')));
writeFileSync(join(docs, 'adr/README.md'), decisionsDocument(join(docs, 'adr')));
console.log('docs/configuration.md and docs/adr/README.md are up to date');
