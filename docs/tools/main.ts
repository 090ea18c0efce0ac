/** `pnpm docs:write`: writes the documents that are generated from the sources. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configurationDocument } from './configuration';
import { decisionsDocument } from './decisions';

const docs = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(join(docs, 'configuration.md'), configurationDocument());
writeFileSync(join(docs, 'adr/README.md'), decisionsDocument(join(docs, 'adr')));
console.log('docs/configuration.md and docs/adr/README.md are up to date');
