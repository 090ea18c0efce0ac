import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readPackage } from '../../common/package-json';
import { findRepository } from '../../common/repository';
import { builtPackages } from './built-packages';

/** The only remote of `makeOutsideRemote`. */
export const outsideRemote = 'mf-outside';

/**
 * A remote that the built `create-ilera-remote` makes in a folder outside of the workspace, with the built packages
 * installed as a registry would have them. Third-party packages are the workspace's: those that a package.json names,
 * and no others.
 */
export function makeOutsideRemote(parent: string): string {
  const repository = findRepository();
  const { packages, commands } = builtPackages();
  const [release = '', create = ''] = commands;
  const [script = ''] = Object.values(commandsOf(create));
  const { status, stderr } = spawnSync(join(create, script), [outsideRemote], {
    cwd: parent,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const folder = join(parent, outsideRemote);
  for (const built of packages) {
    const installed = join(folder, 'node_modules', '@ilera', basename(built));
    cpSync(built, installed, { recursive: true });
    linkPackages(installed, join(repository, 'shared', basename(built)));
  }
  cpSync(release, join(folder, 'node_modules', basename(release)), { recursive: true });
  linkPackages(folder, join(repository, 'mf-plans'), join(repository, 'shared', 'testing'), repository);
  linkCommands(folder, 'ilera-release', 'jest', 'typescript');
  return folder;
}

/** Links the packages that a package.json names, and that are not there yet, from the first folder that has them. */
function linkPackages(folder: string, ...owners: string[]): void {
  const { dependencies, devDependencies, peerDependencies } = readPackage(folder);
  for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
    const link = join(folder, 'node_modules', name);
    const from = owners.map((owner) => join(owner, 'node_modules', name)).find(existsSync);
    if (name.startsWith('@ilera/') || name === 'ilera-release') continue;
    if (!from) throw new Error(`${folder} names ${name}, which this workspace has not installed.`);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(from, link);
  }
}

/** Links the commands of installed packages, as npm does. */
function linkCommands(folder: string, ...names: string[]): void {
  mkdirSync(join(folder, 'node_modules', '.bin'));
  for (const name of names) {
    const from = join(folder, 'node_modules', name);
    for (const [command, script] of Object.entries(commandsOf(from)))
      symlinkSync(join(from, script), join(folder, 'node_modules', '.bin', command));
  }
}

/** Scripts by the command that npm makes of each. */
function commandsOf(folder: string): Record<string, string> {
  const { bin = {} } = readPackage(folder);
  return typeof bin === 'string' ? { [basename(folder)]: bin } : bin;
}
