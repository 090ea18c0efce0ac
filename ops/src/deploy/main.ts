/**
 * `tsx ops/src/deploy/main.ts api|gateway <folder>`: compiles a process into a folder for its image, with its SBOM.
 */
import { resolve, join } from 'node:path';
import { findRepository } from '../common/repository';
import { runMain } from '../common/run-main';
import { bundle } from './bundle';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

void runMain(async () => {
  const [name, folder] = process.argv.slice(2);
  if ((name !== 'api' && name !== 'gateway') || !folder)
    throw new Error('Usage: tsx ops/src/deploy/main.ts api|gateway <folder>');
  const repository = findRepository();
  console.log(await bundle(repository, name, resolve(folder)));
  // Beside the process its CycloneDX document (SBOM), from the lockfile and without network, so that an image tells what
  // it is made of.
  await promisify(execFile)(
    join(repository, 'node_modules', '.bin', 'pnpm'),
    [
      `--filter=${name === 'api' ? 'api' : 'ops'}`,
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-spec-version=1.6',
      '--sbom-type=application',
      '--prod',
      '--lockfile-only',
      '--split',
      `--out=${resolve(folder, 'sbom', '%s.cdx.json')}`,
    ],
    { cwd: repository, maxBuffer: 64 * 1024 * 1024 },
  );
});
