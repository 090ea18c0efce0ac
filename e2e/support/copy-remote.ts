import { cp, mkdtemp, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Copies a remote's own files into a new workspace folder, so that a test can edit them. Everything around the remote
 * (shared, ops, installed packages) is linked. Answers the new workspace's root; the caller removes it.
 */
export async function copyRemote(repository: string, remote: string): Promise<string> {
  const workspace = await mkdtemp(path.join(await realpath(tmpdir()), 'ilera-workspace-'));
  for (const shared of ['shared', 'ops', 'node_modules'])
    await symlink(path.join(repository, shared), path.join(workspace, shared));
  const [from, to] = [path.join(repository, remote), path.join(workspace, remote)];
  await cp(from, to, {
    recursive: true,
    filter: (file) => !['dist', 'node_modules'].includes(path.relative(from, file).split(path.sep)[0] ?? ''),
  });
  await symlink(path.join(from, 'node_modules'), path.join(to, 'node_modules'));
  return workspace;
}
