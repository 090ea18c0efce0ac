/** `pnpm docs:write`: writes the documents that are generated from the sources. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationDocument } from './configuration';

writeFileSync(join(process.cwd(), 'docs/configuration.md'), configurationDocument());
console.log('docs/configuration.md is up to date');
