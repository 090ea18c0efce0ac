import { mkdirSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PreloadSet, Release } from '@ilera/contracts';
import type { BuiltPart } from '../build/built-part';
import { toIntegrity } from '@ilera/contracts/integrity';
import { routeRules } from './route-rules';

/**
 * Writes a small part to disk as a build does, and returns it ready to publish.
 * @param overrides other files, libraries and words than those of every small part
 */
export function makePart(
  folder: string,
  name: string,
  version: string,
  overrides: Partial<Release> & { sources?: Record<string, string> } = {},
): BuiltPart {
  const { sources, shared, ...release } = overrides;
  const isShell = name === 'shell';
  const files = { ...(isShell ? shellSources(version) : remoteSources(name, version)), ...sources };
  const target = join(folder, name, version);
  const record: Release['files'] = {};
  const write = (file: string, body: Buffer) => {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), body);
    return { size: body.byteLength, integrity: toIntegrity(body) };
  };
  for (const [file, text] of Object.entries(files)) {
    const body = Buffer.from(text);
    record[file] = write(file, body);
    if (body.byteLength > 200)
      record[file].compressed = {
        br: write(
          `${file}.br`,
          brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
        ),
        gz: write(`${file}.gz`, gzipSync(body)),
      };
  }
  const pages: Record<string, PreloadSet> = isShell
    ? {}
    : { list: { js: ['page.list.js'], css: ['page.list.css'] } };
  return toBuilt(target, {
    name,
    version,
    commit: 'abc1234',
    builtAt: '2026-11-20T10:00:00.000Z',
    shared: {
      react: isShell ? '19.3.1' : '^19.0.0',
      '@ilera/runtime': isShell ? '1.0.0' : '^1.0.0',
      ...shared,
    },
    visitorPackages: [],
    entry: isShell ? 'main.js' : 'remoteEntry.js',
    initial: isShell
      ? { js: ['main.js', 'vendor.js'], css: ['main.css'] }
      : { js: ['remoteEntry.js', 'remote.js'], css: [] },
    pages,
    modals: {},
    files: record,
    ...(isShell ? { routes: shellRoutes, routeRules } : {}),
    ...release,
  });
}

/** A part in a folder whose record says this. */
export const toBuilt = (folder: string, release: Release): BuiltPart => ({
  folder,
  release,
  record: Buffer.from(`${JSON.stringify(release, null, 2)}\n`),
});

const shellRoutes = [
  { path: '/', remote: 'mf-public', page: 'list' },
  { path: '/things', remote: 'mf-things', page: 'list' },
  { path: '/thing/:id', remote: 'mf-things', page: 'list' },
  { path: '/verify_account/:token', remote: 'mf-things', page: 'list' },
  { path: '/account/home', remote: 'mf-things', page: 'list', layoutRemote: 'mf-public', layoutPage: 'list' },
  { path: '*' },
];

const longText = (seed: string): string =>
  `/* ${seed} */ ${'console.log("a line of code that repeats");'.repeat(40)}`;

const shellSources = (version: string): Record<string, string> => ({
  'main.js': longText(`shell ${version}`),
  'vendor.js': longText(`vendor ${version}`),
  'main.css': `body{color:#000}/* ${version} */`,
});

const remoteSources = (name: string, version: string): Record<string, string> => ({
  'remoteEntry.js': longText(`${name} ${version} entry`),
  'remote.js': longText(`${name} ${version} remote`),
  'page.list.js': longText(`${name} ${version} page`),
  'page.list.css': `.list{color:red}/* ${name} ${version} */`,
});
