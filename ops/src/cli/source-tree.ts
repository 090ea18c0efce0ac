import { execFileSync } from 'node:child_process';
import type { Release, SourceTree } from '@shared/contracts';
import type { Registry } from '../registry/registry';

/**
 * The checked-out commit, whether there are changes beyond it, and which parts are live from sources that it
 * does not contain. Undefined outside of a git checkout.
 */
export async function readSourceTree(
  repository: string,
  registry: Registry,
  parts: string[],
): Promise<SourceTree | undefined> {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  let commit: string;
  let isDirty: boolean;
  try {
    commit = git('rev-parse', 'HEAD');
    isDirty = git('status', '--porcelain') !== '';
  } catch {
    return undefined;
  }
  const contains = (ancestor: string): boolean => {
    try {
      git('merge-base', '--is-ancestor', ancestor, 'HEAD');
      return true;
    } catch {
      return false;
    }
  };
  const live = (await registry.latest()).revision?.live ?? {};
  const older: string[] = [];
  for (const name of parts) {
    const version = live[name]?.version;
    const record = version ? await registry.file(name, version, 'release.json') : undefined;
    const liveCommit = record && (JSON.parse(record.toString('utf8')) as Release).commit;
    if (liveCommit && /^[0-9a-f]{7,40}$/.test(liveCommit) && !contains(liveCommit)) older.push(name);
  }
  return { commit, ...(isDirty ? { dirty: true } : {}), ...(older.length > 0 ? { older } : {}) };
}

/** Warnings about the tree for the publisher; empty when it is clean and contains what is live. */
export function describeTree({ commit, dirty, older }: SourceTree): string[] {
  const short = commit.slice(0, 12);
  return [
    ...(dirty
      ? [`  Note: there are changes that the commit ${short} does not have; the history says so.`]
      : []),
    ...(older
      ? [`  Note: ${older.join(', ')}: what is live was built from a commit that ${short} does not contain.`]
      : []),
  ];
}
