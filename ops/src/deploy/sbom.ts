import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Writes the CycloneDX document (SBOM) of a package of the workspace as `<folder>/<package>.cdx.json`, from the lockfile
 * and without network.
 */
export async function writeSbom(repository: string, folder: string, name: 'api' | 'ops'): Promise<void> {
  await promisify(execFile)(
    join(repository, 'node_modules', '.bin', 'pnpm'),
    [
      `--filter=${name}`,
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-spec-version=1.6',
      '--sbom-type=application',
      '--prod',
      '--lockfile-only',
      '--split',
      `--out=${join(folder, '%s.cdx.json')}`,
    ],
    { cwd: repository, maxBuffer: 64 * 1024 * 1024 },
  );
}
