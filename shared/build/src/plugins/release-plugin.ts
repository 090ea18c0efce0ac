import { execFileSync } from 'node:child_process';
import type { PreloadSet, Release, ReleaseFile } from '@ilera/contracts/release';
import { documentScript, workerFile } from '@ilera/contracts';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { compressFile } from '@ilera/contracts/compress';
import { toIntegrity } from '@ilera/contracts/integrity';
import { bundledPackages, ownPackages } from '../bundled-packages';
import { contentAddress, hashRelease, unhashed, writeHash } from '../version-hash';
import { assertRemoteRoutes } from '../remote-routes';
import type { Part } from '../part';
import { prerenderFile } from './prerender-plugin';
import { federationLibrary, sharedVersions } from '../shared-libraries';
import { stockRuntimeFile } from '../stock-host';

/** The script that starts a part. */
const entries = { shell: 'main.js', remote: 'remoteEntry.js' };

/**
 * Facts that a part's configuration adds to its release: its prerendered pages, the shell's site map and grants to remotes,
 * a remote's routes and the first API requests of its pages.
 */
export type ReleaseFacts = Pick<
  Release,
  | 'routes'
  | 'routeRules'
  | 'modalOwners'
  | 'modalTitles'
  | 'firstCalls'
  | 'listed'
  | 'offlinePages'
  | 'prerender'
>;

/**
 * Writes `release.json` beside a build's files: their facts and hashes, and the chunks to preload for each page and
 * modal. By `webpackChunkName` a page's chunk is named `page.<name>`, a modal's `modal.<name>`, and the schema of a
 * page's form `schema.<name>`.
 */
export class ReleasePlugin {
  constructor(
    private readonly part: Part,
    private readonly role: 'shell' | 'remote',
    private readonly facts: ReleaseFacts = {},
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleasePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          this.addRead(compilation);
          const { version } = this.part;
          const hash = hashRelease(this.describe(compilation, version));
          writeHash(compilation, entries[this.role], hash);
          const release = this.describe(compilation, version.replace(unhashed, hash));
          await addCompressed(compilation, release.files);
          const text = `${JSON.stringify(release, null, 2)}\n`;
          compilation.emitAsset('release.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }

  /** Adds files that the record depends on and that webpack does not read. */
  private addRead({ fileDependencies, contextDependencies }: Compilation): void {
    fileDependencies.add(path.join(this.part.folder, 'package.json'));
    contextDependencies.add(fileURLToPath(new URL('..', import.meta.url)));
  }

  private describe(compilation: Compilation, version: string): Release {
    const { name, folder } = this.part;
    const initial = this.initial(compilation);
    const release: Release = {
      name,
      version,
      commit: commitOf(folder),
      builtAt: new Date().toISOString(),
      shared: { ...sharedVersions(this.role, folder), ...federationLibrary(this.role) },
      packages: bundledPackages(compilation),
      visitorPackages: ownPackages(compilation),
      entry: entries[this.role],
      initial,
      pages: named(compilation, 'page.', initial),
      modals: named(compilation, 'modal.', initial),
      ...(this.role === 'remote' && { formScripts: formScripts(compilation, initial) }),
      ...(this.role === 'shell' && {
        requests: filesOfChunks(inGroup(compilation, 'lazy.http')),
        federation: filesOfChunks(inGroup(compilation, 'federation')).js,
      }),
      files: this.filesOf(compilation),
      ...this.facts,
    };
    if (this.role === 'remote') assertRemoteRoutes(release);
    return release;
  }

  /** The initial files: of a remote its entry and its exposed module, of the shell everything that is not lazy. */
  private initial(compilation: Compilation): PreloadSet {
    const chunks = [...compilation.chunks];
    const initialChunks = chunks.filter((chunk) =>
      this.role === 'shell'
        ? !chunk.name?.startsWith('lazy.')
        : chunk.hasRuntime() || inGroup(compilation, 'remote').includes(chunk),
    );
    const entry = initialChunks.filter((chunk) => chunk.hasRuntime());
    return filesOfChunks([...entry, ...initialChunks.filter((chunk) => !chunk.hasRuntime())]);
  }

  /**
   * Lists the files of this version. Entry and manifest differ in every version, and visitors do not fetch files for
   * the gateway, tools or link previews: these files get no shared address.
   */
  private filesOf(compilation: Compilation): Record<string, ReleaseFile> {
    const unsharedFiles = [
      entries[this.role],
      prerenderFile,
      workerFile,
      documentScript.file,
      'mf-manifest.json',
      'mf-stats.json',
      stockRuntimeFile,
    ];
    return Object.fromEntries(
      compilation.getAssets().map(({ name, source }) => {
        const content = source.buffer();
        const integrity = toIntegrity(content);
        const address =
          unsharedFiles.includes(name) || name.startsWith('card.') || name.endsWith('.map')
            ? {}
            : { address: contentAddress(name, integrity) };
        return [name, { size: content.length, integrity, ...address }];
      }),
    );
  }
}

/**
 * Adds compressed forms of files after the version has its hash, because another Node version compresses differently.
 */
async function addCompressed(compilation: Compilation, files: Release['files']): Promise<void> {
  const emit = (name: string, form: Buffer) =>
    compilation.emitAsset(name, new webpack.sources.RawSource(form));
  await Promise.all(
    compilation
      .getAssets()
      .map(async ({ name, source }) =>
        Object.assign(files[name] ?? {}, await compressFile(name, source.buffer(), emit)),
      ),
  );
}

function inGroup(compilation: Compilation, name: string): Chunk[] {
  return compilation.namedChunkGroups.get(name)?.chunks ?? [];
}

function filesOfChunks(chunks: Iterable<Chunk>): PreloadSet {
  const files = [...chunks].flatMap((chunk) => [...chunk.files]);
  const ending = (suffix: string) => [...new Set(files.filter((file) => file.endsWith(suffix)))];
  return { js: ending('.js'), css: ending('.css') };
}

function named(compilation: Compilation, prefix: string, initial: PreloadSet): Record<string, PreloadSet> {
  const sets: Record<string, PreloadSet> = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    if (!name.startsWith(prefix)) continue;
    const { js, css } = filesOfChunks(group.chunks);
    sets[name.slice(prefix.length)] = {
      js: js.filter((file) => !initial.js.includes(file)),
      css: css.filter((file) => !initial.css.includes(file)),
    };
  }
  return sets;
}

/** The scripts that a page's forms load on first use: their schemas and yup. */
function formScripts(compilation: Compilation, initial: PreloadSet): Record<string, string[]> {
  const scripts: Record<string, string[]> = {};
  for (const [name, { js }] of Object.entries(named(compilation, 'page.', initial))) {
    const lazy = compilation.namedChunkGroups.get(`page.${name}`)?.getChildren() ?? [];
    const ofForms = lazy.filter(({ name: chunk }) => chunk?.startsWith('schema.'));
    const files = filesOfChunks(ofForms.flatMap((group) => group.chunks)).js;
    const extra = files.filter((file) => !js.includes(file) && !initial.js.includes(file));
    if (extra.length > 0) scripts[name] = extra.sort();
  }
  return scripts;
}

function commitOf(folder: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return 'unknown'; // built from an archive without git
  }
}
