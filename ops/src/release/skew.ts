import { createHash } from 'node:crypto';
import type { Release } from '@shared/contracts';
import { skewPasses, type ReleaseStore } from '../store/release-store';
import type { Refusal } from './refusal';
import type { LiveParts } from './live-parts';
import { readRecord } from './upload';

/** A shell and a remote that passed the skew test together. */
export interface SkewPass {
  shell: Release;
  remote: Release;
}

/**
 * A short hash of what a shell provides to its remotes: its shared/runtime, and the versions of the libraries
 * beside it. Shells with one hash are the same to every remote.
 */
export function runtimeOf({ runtime, runtimeSources, shared }: Release): string {
  const libraries = Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([runtime, runtimeSources, libraries]))
    .digest('hex')
    .slice(0, 16);
}

const passKey = (runtime: string, { name, version }: Release): string =>
  `${skewPasses}${runtime}/${name}/${version}.json`;

/**
 * Records that `pnpm e2e:skew` passed for a shell with a remote. A second record of the same pair changes
 * nothing.
 */
export async function recordPass(store: ReleaseStore, { shell, remote }: SkewPass): Promise<void> {
  const record = { shell: shell.version, remote: remote.version, at: new Date().toISOString() };
  const key = passKey(runtimeOf(shell), remote);
  await store.putIfAbsent(key, Buffer.from(`${JSON.stringify(record, null, 2)}\n`));
}

/**
 * Pairs of shell and remote without a pass: the shell provides another shared/runtime than the live one, or
 * the remote needs another than its live version. A first shell and a first version of a remote need none.
 */
export async function checkSkew(
  store: ReleaseStore,
  before: LiveParts | undefined,
  after: LiveParts,
): Promise<Refusal[]> {
  if (!before?.shell) return [];
  const known = new Set((await listPairs(store, before)).map(describePair));
  const refusals: Refusal[] = [];
  for (const pair of await listPairs(store, after)) {
    const { shell, remote } = pair;
    if (!before[remote.name] || known.has(describePair(pair))) continue;
    if (await store.exists(passKey(runtimeOf(shell), remote))) continue;
    refusals.push({
      part: remote.name,
      rule: 'skew',
      subject: `${shell.version} ${remote.version}`,
      message: `${remote.name} ${remote.version} was never tried with the shared/runtime of the shell ${shell.version}.`,
      remedy: 'Try them in a browser: pnpm e2e:skew. It takes a few minutes and writes down what passed.',
    });
  }
  return refusals;
}

/** What is compared of the two: what the shell provides, and what the remote needs. */
const describePair = ({ shell, remote }: SkewPass): string =>
  `${runtimeOf(shell)} ${remote.name} ${remote.runtime}`;

/** Every shell beside every remote that a visit may get, canaries among them. */
async function listPairs(store: ReleaseStore, live: LiveParts): Promise<SkewPass[]> {
  const releases = await Promise.all(
    Object.entries(live).flatMap(([name, { version, canary }]) =>
      [version, ...(canary ? [canary.version] : [])].map(
        async (one) => (await readRecord(store, name, one))?.release,
      ),
    ),
  );
  const found = releases.filter((release) => release !== undefined);
  const shells = found.filter(({ name }) => name === 'shell');
  const remotes = found.filter(({ name }) => name !== 'shell');
  return shells.flatMap((shell) => remotes.map((remote) => ({ shell, remote })));
}
