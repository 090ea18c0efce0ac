import { containerName, type PreloadSet, type Release } from '@shared/contracts';
import { compressFile } from '@shared/contracts/compress';
import { toIntegrity } from '@shared/contracts/integrity';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from '../common/package-json';
import { partFolder } from '../common/repository';
import { namesBuildPackage } from './build-script';
import { distFolder } from './built-part';

/** What Module Federation's plugin says of a remote in `mf-manifest.json`, as far as a release needs it. */
interface StockManifest {
  metaData: {
    globalName: string;
    publicPath?: string;
    pluginVersion: string;
    remoteEntry: { name: string; path: string };
  };
  shared: { name: string; requiredVersion: string }[];
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

const stockManifest = 'mf-manifest.json';

/**
 * Writes `release.json` for a remote that Module Federation's plugin alone has built into `dist/`.
 * @returns false for a part that our build package builds, or that is not built
 * @throws with everything that is missing
 */
export async function describeStock(repository: string, name: string): Promise<boolean> {
  const dist = distFolder(repository, name);
  if (namesBuildPackage(partFolder(repository, name)) || !existsSync(join(dist, stockManifest))) return false;
  const release = await toRelease(partFolder(repository, name), dist);
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return true;
}

async function toRelease(part: string, dist: string): Promise<Release> {
  const { name, version, ilera, peerDependencies } = readPackage(part);
  const { metaData, shared, exposes } = readJson<StockManifest>(join(dist, stockManifest));
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    // Without what an earlier run has written.
    .filter((file) => !/^release\.json$|\.(?:br|gz)$/.test(file))
    .sort();
  const exposed = exposes.find(({ path }) => path === './remote');
  const chunks = exposes.flatMap(({ assets }) => [...assets.js.async, ...assets.css.async]);
  const needs = Object.fromEntries(shared.map((library) => [library.name, library.requiredVersion]));
  const pages = named('page', chunks);
  const container = containerName(name, version);
  const entry = metaData.remoteEntry.path + metaData.remoteEntry.name;
  const missing = [
    !exposed && "exposes: { './remote': … }, the module that names its pages",
    metaData.globalName !== container && `name: '${container}', of its package and version`,
    metaData.publicPath !== 'auto' && "output.publicPath: 'auto'",
    !files.includes(`${entry}.map`) && "devtool: 'hidden-source-map', which says what packages are in it",
    !files.includes(entry) && `the file ${entry}, which its manifest names`,
    !needs.react && "shared: { react: { singleton: true, import: false, requiredVersion: '^19.0.0' } }",
    Object.keys(pages).length === 0 &&
      'a page: import(/* webpackChunkName: "page.<name>" */ …), and chunks that keep this name',
  ].filter((line) => line !== false);
  if (!exposed || missing.length > 0)
    throw new Error(`${name} cannot be published as it is built. It lacks\n  ${missing.join('\n  ')}`);
  // The manifest leaves out a library that is shared under another name than it is imported by.
  const runtime = needs['@shared/runtime'] ?? peerDependencies?.['@ilera/runtime'] ?? '*';
  const packages = packagesIn(part, dist, files);
  return {
    name,
    version,
    commit: 'unknown',
    builtAt: statSync(join(dist, stockManifest)).mtime.toISOString(),
    runtime,
    shared: {
      ...onlyPackages(needs),
      '@shared/runtime': runtime,
      '@module-federation/enhanced': `^${metaData.pluginVersion}`,
    },
    packages,
    visitorPackages: packages,
    entry,
    initial: { js: [entry, ...exposed.assets.js.sync], css: exposed.assets.css.sync },
    pages,
    modals: named('modal', chunks),
    ...(ilera?.routes && { routes: ilera.routes }),
    files: Object.fromEntries(
      await Promise.all(
        files.map(async (file) => {
          const content = readFileSync(join(dist, file));
          const forms = await compressFile(file, content, (form, body) =>
            writeFileSync(join(dist, form), body),
          );
          return [file, { size: content.length, integrity: toIntegrity(content), ...forms }] as const;
        }),
      ),
    ),
  };
}

/** The chunks of pages or modals by name, such as `page.home.js`. */
function named(kind: 'page' | 'modal', chunks: string[]): Record<string, PreloadSet> {
  const sets: Record<string, PreloadSet> = {};
  for (const file of new Set(chunks)) {
    const [, name, ending] =
      new RegExp(`(?:^|/)${kind}\\.([\\w-]+)\\.(?:[\\w-]+\\.)?(js|css)$`).exec(file) ?? [];
    if (!name || !ending) continue;
    (sets[name] ??= { js: [], css: [] })[ending as 'js' | 'css'].push(file);
  }
  return sets;
}

/** The packages in the scripts, as `name@version`, out of their maps. */
function packagesIn(part: string, dist: string, files: string[]): string[] {
  const sources = files
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => readJson<{ sources: string[] }>(join(dist, file)).sources);
  const found = sources.flatMap((source) => {
    const [, path, name] =
      /^webpack:\/\/[^/]*\/(.*node_modules\/((?:@[^/]+\/)?[^./][^/]*))\//.exec(source) ?? [];
    if (!path || !name) return [];
    const folder = join(part, path);
    return `${name}@${existsSync(join(folder, 'package.json')) ? readPackage(folder).version : 'unknown'}`;
  });
  return [...new Set(found)].sort();
}

/** A shell names its libraries without their sub-paths. */
const onlyPackages = (needs: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(needs).filter(([name]) => !/^[^@/]+\//.test(name)));

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
