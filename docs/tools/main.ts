/** `pnpm docs:write`: writes the documents that are generated from the sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configurationDocument, decisionsDocument, testedStates } from './documents';

const docs = fileURLToPath(new URL('..', import.meta.url));
const configuration = join(docs, 'configuration.md');
writeFileSync(configuration, configurationDocument(readFileSync(configuration, 'utf8')));
writeFileSync(join(docs, 'adr/README.md'), decisionsDocument(join(docs, 'adr')));
writeFileSync(join(docs, '../mf-public/src/legal/terms/tested.generated.json'), testedStates());
console.log('docs/configuration.md, docs/adr/README.md and the tested states of the terms are up to date');
