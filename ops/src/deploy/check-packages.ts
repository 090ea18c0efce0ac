/**
 * `pnpm packages [folder]`: writes the CycloneDX documents of all parts and processes (`.local/sbom`),
 * checks that they name every production dependency, and asks the registry for advisories against them. Fails
 * for a dependency that is missing and for a severe advisory; where the registry gives no advisories, it says
 * so and does not fail.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findRepository, listParts } from '../common/repository';
import { runMain } from '../common/run-main';
import { audit, isSevere } from './audit';
import { documented, missingFrom, writeSboms } from './sbom';

void runMain(async () => {
  const repository = findRepository();
  const folder = resolve(process.argv[2] ?? join(repository, '.local', 'sbom'));
  rmSync(folder, { recursive: true, force: true });
  await writeSboms(repository, folder);
  for (const name of ['api', 'ops', ...listParts(repository)]) {
    const missing = missingFrom(
      join(repository, name),
      readFileSync(join(folder, `${name}.cdx.json`), 'utf8'),
    );
    if (missing.length > 0) throw new Error(`The SBOM of ${name} does not name ${missing.join(', ')}`);
  }
  console.log(`SBOM: ${documented(folder).length} documents in ${folder}`);
  const result = await audit(repository);
  if ('unknown' in result) {
    console.log(`Advisories: NOT CHECKED, the registry does not give them (${result.unknown}).`);
    return;
  }
  for (const { module_name, severity, title, url } of result.advisories)
    console.log(`${severity}: ${module_name}: ${title} (${url})`);
  const severe = result.advisories.filter(isSevere).length;
  if (severe > 0) throw new Error(`${severe} severe advisories against production dependencies`);
  console.log(`Advisories: checked, ${result.advisories.length} found, none severe.`);
});
