import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What the page has once. The router and axios are not here: they live inside shared/runtime (design section 5). */
const names = ['react', 'react/', 'react-dom', 'react-dom/', 'mobx', 'mobx-react-lite', '@shared/runtime'];

/** Exact version of a shared library as the workspace has it. */
function versionOf(name: string, from: string): string {
  const manifest = require.resolve(`${name.replace(/\/$/, '')}/package.json`, { paths: [from] });
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

const caret = (version: string): string => `^${version.split('.')[0]}.0.0`;

/** What the shell puts into the page's share scope. @param folder where its dependencies resolve from */
export function providedLibraries(folder: string): Record<string, { shareKey: string; version: string }> {
  return Object.fromEntries(
    names.map((name) => [name, { shareKey: name, version: versionOf(name, folder) }]),
  );
}

/** What a remote takes from there, in the version it needs, or not at all: it has no copy of its own. */
export function neededLibraries(folder: string) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        import: false as const,
        singleton: true,
        strictVersion: true,
        requiredVersion: caret(versionOf(name, folder)),
      },
    ]),
  );
}

/**
 * A module that asks for all of them, so that a page without one of them refuses the remote before it draws anything,
 * and not at the first chunk that happens to use it.
 */
export function libraryCheck(): string {
  return `data:text/javascript,${names
    .filter((name) => !name.endsWith('/'))
    .map((name) => `import "${name}";`)
    .join('')}`;
}

/** The versions behind that list, as release.json records them: what the shell provides, what a remote needs. */
export function sharedVersions(role: 'shell' | 'remote', folder: string): Record<string, string> {
  return Object.fromEntries(
    names
      .filter((name) => !name.endsWith('/'))
      .map((name) => [name, role === 'shell' ? versionOf(name, folder) : caret(versionOf(name, folder))]),
  );
}
