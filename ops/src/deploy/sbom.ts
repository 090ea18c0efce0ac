/** CycloneDX documents (SBOM) of what a part or a process of a repository is made of. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm, runPnpm } from '../common/package-managers';
import { partFolder } from '../common/repository';

interface Sbom {
  components: { group?: string; name: string; version: string }[];
}

/**
 * Writes one document for each package of the workspace as `<folder>/<package>.cdx.json`, from the lockfile
 * and without network. `names` are folders such as `api` or `mf-plans`; all when left out. Throws when pnpm
 * cannot do it.
 */
export async function writeSboms(repository: string, folder: string, names: string[] = []): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(repository, 'package-lock.json'))) return writeWithNpm(repository, folder, names);
  if (!existsSync(join(repository, 'pnpm-lock.yaml'))) throw new Error(`${repository} has no lockfile`);
  const { code, stdout, stderr } = await runPnpm(repository, [
    ...names.map((name) => `--filter=${name}`),
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-spec-version=1.6',
    '--sbom-type=application',
    '--prod',
    '--lockfile-only',
    '--split',
    `--out=${join(folder, '%s.cdx.json')}`,
  ]);
  if (code !== 0) throw new Error(`pnpm sbom ended with ${code}: ${(stderr || stdout).slice(-500)}`);
}

/** The same for a squad's repository whose packages npm installs. */
async function writeWithNpm(repository: string, folder: string, names: string[]): Promise<void> {
  for (const name of names) {
    const { code, stdout, stderr } = await runNpm(partFolder(repository, name), [
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      '--omit=dev',
      '--package-lock-only',
    ]);
    if (code !== 0) throw new Error(`npm sbom ended with ${code}: ${(stderr || stdout).slice(-500)}`);
    const sbom = JSON.parse(stdout) as { metadata: { component: { name: string } } };
    // npm names it by its folder.
    sbom.metadata.component.name = name;
    writeFileSync(join(folder, `${name}.cdx.json`), JSON.stringify(sbom, null, 2));
  }
}

/** The production dependencies of a package that its document does not name with the version that is installed. */
export function missingFrom(packageFolder: string, document: string): string[] {
  const { components } = JSON.parse(document) as Sbom;
  const named = new Set(
    components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
  );
  const { dependencies = {} } = readPackage(packageFolder) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies)
    .map((name) => `${name}@${readPackage(join(packageFolder, 'node_modules', name)).version}`)
    .filter((dependency) => !named.has(dependency));
}

/** Names of the packages that have a document in the folder. */
export const documented = (folder: string): string[] =>
  readdirSync(folder).flatMap((file) => /^(.+)\.cdx\.json$/.exec(file)?.[1] ?? []);

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
