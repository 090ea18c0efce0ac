import { cp, mkdir, mkdtemp, readFile, readdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Copies a remote's own files into a new workspace folder, so that a test can edit them. Everything around
 * the remote (shared, installed packages) is linked. Returns the new workspace's root; the caller
 * removes it.
 * @param runtimeVersion of shared/runtime in the new workspace; unset: the repository's own package is linked
 */
export async function copyRemote(
  repository: string,
  remote: string,
  runtimeVersion?: string,
): Promise<string> {
  const workspace = await mkdtemp(path.join(await realpath(tmpdir()), 'ilera-workspace-'));
  await link(repository, workspace, 'node_modules');
  await copyPackage(repository, workspace, remote);
  if (!runtimeVersion) {
    await link(repository, workspace, 'shared');
    await link(path.join(repository, remote), path.join(workspace, remote), 'node_modules');
    return workspace;
  }

  const runtime = path.join('shared', 'runtime');
  await mkdir(path.join(workspace, 'shared'));
  await linkAll(path.join(repository, 'shared'), path.join(workspace, 'shared'), ['runtime']);
  await copyPackage(repository, workspace, runtime);
  await link(path.join(repository, runtime), path.join(workspace, runtime), 'node_modules');
  const manifest = path.join(workspace, runtime, 'package.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(/"version": "[^"]*"/, `"version": "${runtimeVersion}"`));

  const [from, to] = [repository, workspace].map((root) => path.join(root, remote, 'node_modules')) as [
    string,
    string,
  ];
  await mkdir(path.join(to, '@ilera'), { recursive: true });
  await linkAll(from, to, ['@ilera']);
  await linkAll(path.join(from, '@ilera'), path.join(to, '@ilera'), ['runtime']);
  await symlink(path.join(workspace, runtime), path.join(to, '@ilera', 'runtime'));
  return workspace;
}

/** Links one entry of a folder into another. */
const link = async (from: string, to: string, name: string): Promise<void> =>
  symlink(await realpath(path.join(from, name)), path.join(to, name));

async function linkAll(from: string, to: string, except: string[]): Promise<void> {
  for (const name of await readdir(from)) if (!except.includes(name)) await link(from, to, name);
}

/** A package's own files, without builds and installed packages. */
async function copyPackage(repository: string, workspace: string, name: string): Promise<void> {
  const from = path.join(repository, name);
  await cp(from, path.join(workspace, name), {
    recursive: true,
    filter: (file) => !['dist', 'node_modules'].includes(path.relative(from, file).split(path.sep)[0] ?? ''),
  });
}
