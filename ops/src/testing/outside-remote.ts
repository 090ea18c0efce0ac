import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeSources } from './small-repository';

/** The only remote of `makeOutsideRemote`. */
export const outsideRemote = 'mf-outside';

const sources = {
  'package.json': JSON.stringify({
    name: outsideRemote,
    version: '1.0.0',
    type: 'module',
    dependencies: { '@ilera/build': '*', '@ilera/ui': '*' },
    peerDependencies: { '@ilera/runtime': '^3.1.0' },
  }),
  'webpack.config.mjs':
    "import { remoteConfig } from '@ilera/build';\nexport default remoteConfig(import.meta.url, { prerendered: { greeting: '/greeting' } });\n",
  'src/remote.tsx':
    'export default { pages: { greeting: () => import(/* webpackChunkName: "page.greeting" */ \'./greeting.page\') } };\n',
  'tsconfig.json': '{}',
  'src/social-pictures.tsx': [
    "import { FamilyHomeArt } from '@ilera/ui/illustrations';",
    "export const socialPictures = [{ name: 'greeting', words: 'Good morning', art: <FamilyHomeArt /> }];",
  ].join('\n'),
  'src/greeting.page.tsx': [
    "import { session } from '@ilera/runtime';",
    "import { Button } from '@ilera/ui';",
    'export default () => <><h1>Good morning</h1><Button>{session.user ? "Leave" : "Begin"}</Button></>;',
  ].join('\n'),
};

/**
 * A remote in a folder outside of the workspace, with built packages installed as a registry would have them;
 * third-party packages are the workspace's.
 * @param packages folders of built packages
 */
export function makeOutsideRemote(folder: string, packages: string[], repository: string): string {
  writeSources(folder, sources);
  for (const built of packages) {
    const installed = join(folder, 'node_modules', '@ilera', basename(built));
    cpSync(built, installed, { recursive: true });
    linkPackages(
      join(repository, 'shared', basename(built), 'node_modules'),
      join(installed, 'node_modules'),
    );
  }
  linkPackages(join(repository, 'mf-plans', 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Links every package of a folder but the workspace's own. */
function linkPackages(from: string, to: string): void {
  for (const entry of readdirSync(from).filter((name) => !name.startsWith('.') && name !== '@shared')) {
    const names = entry.startsWith('@')
      ? readdirSync(join(from, entry)).map((name) => join(entry, name))
      : [entry];
    for (const name of names.filter((one) => !existsSync(join(to, one)))) {
      mkdirSync(dirname(join(to, name)), { recursive: true });
      symlinkSync(join(from, name), join(to, name));
    }
  }
}
