import { cpSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRepository } from '../../common/repository';

/** The only remote of `makeSmallRepository`. */
export const smallRemote = 'mf-small';

const sources = {
  'pnpm-workspace.yaml': '',
  'tsconfig.json': '{}',
  [`${smallRemote}/package.json`]: JSON.stringify({
    name: smallRemote,
    version: '1.4.0',
    type: 'module',
    dependencies: { '@ilera/build': '*', '@ilera/ui': '*', yup: '*' },
    peerDependencies: { '@ilera/runtime': '^5.0.0' },
  }),
  [`${smallRemote}/webpack.config.mjs`]:
    "import { remoteConfig } from '@ilera/build';\nexport default remoteConfig(import.meta.url);\n",
  [`${smallRemote}/src/remote.tsx`]:
    'export default { pages: { small: () => import(/* webpackChunkName: "page.small" */ \'./small.page\') } };\n',
  [`${smallRemote}/src/small.page.tsx`]: [
    "import { FamilyHomeArt } from '@ilera/ui/illustrations';",
    "import { string } from 'yup';",
    "import styles from './small.module.css';",
    "import { words } from './words';",
    'export default () => (<p className={styles.small}>{string().cast(words)}<FamilyHomeArt /></p>);',
  ].join('\n'),
  [`${smallRemote}/src/small.module.css`]: '.small { color: red; }\n',
  [`${smallRemote}/src/words.ts`]: "export const words = 'the first words';\n",
};

/** Writes a package `mf-one` into a folder, whose build is this script. */
export const writeFakeBuild = (folder: string, script: string): void =>
  writeSources(folder, {
    'package.json': JSON.stringify({ name: 'mf-one', dependencies: { '@ilera/build': '*' } }),
    'node_modules/@ilera/build/package.json': JSON.stringify({
      exports: { './build-part': './build-part.mjs' },
    }),
    'node_modules/@ilera/build/node_modules/tsx/package.json': JSON.stringify({ exports: './loader.mjs' }),
    'node_modules/@ilera/build/node_modules/tsx/loader.mjs': '',
    'node_modules/@ilera/build/build-part.mjs': script,
  });

/**
 * A copy of this workspace with one small remote, whose sources and packages a test may change. The packages
 * that tests upgrade are copies too: `yup` with its own packages, and ts-loader; and so are those of Module
 * Federation, which writes its own path into sources.
 */
export function makeSmallRepository(folder: string): string {
  const real = findRepository();
  const to = (...names: string[]): string => join(folder, ...names);
  writeSources(folder, sources);
  linkInstalled(join(real, 'node_modules'), to('node_modules'));
  // Links of packages are relative: a copy of them leads to the copied workspace.
  cpSync(join(real, 'shared'), to('shared'), { recursive: true, verbatimSymlinks: true });
  // Of a link the folder: what a test writes there must not be in this workspace.
  cpSync(realpathSync(join(real, 'mf-plans', 'node_modules')), to(smallRemote, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const yup = join(real, 'shared', 'forms', 'node_modules', 'yup');
  copyPackage(yup, to(smallRemote, 'node_modules', 'yup'), (from, copy) =>
    cpSync(from, copy, { recursive: true }),
  );
  const loader = join('shared', 'build', 'node_modules', 'ts-loader');
  copyPackage(join(real, loader), to(loader), symlinkSync);
  return folder;
}

/** What pnpm installed, as links to the same packages. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(join(to, '.pnpm'), { recursive: true });
  const copy = (name: string) =>
    cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isSymbolicLink() || entry.name.startsWith('@')) copy(entry.name);
  for (const name of readdirSync(join(from, '.pnpm')))
    if (name.startsWith('@module-federation')) copy(join('.pnpm', name));
    else symlinkSync(join(from, '.pnpm', name), join(to, '.pnpm', name));
}

export function writeSources(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Replaces a link by the package itself, with the packages that pnpm has beside it inside of it. */
function copyPackage(link: string, to: string, place: (from: string, copy: string) => void): void {
  const from = realpathSync(link);
  const beside = dirname(from);
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  mkdirSync(join(to, 'node_modules'), { recursive: true });
  for (const name of readdirSync(beside))
    if (join(beside, name) !== from) place(realpathSync(join(beside, name)), join(to, 'node_modules', name));
}
