import { toIntegrity } from '@shared/contracts/integrity';
import type { Composition } from '../revisions/composition';

/** A remote that is not from the store: its files are elsewhere, and only its entry is known. */
function replace(
  composition: Composition,
  name: string,
  base: string,
  entryIntegrity: string,
  isOverride: boolean,
): void {
  delete composition.remotes[name];
  composition.usesPagePolicy = false;
  composition.registry[name] = {
    version: 'dev',
    base,
    entry: 'remoteEntry.js',
    entryIntegrity,
    pages: {},
    modals: {},
    ...(isOverride ? { override: true } : {}),
  };
}

const copy = (composition: Composition): Composition => ({
  ...composition,
  registry: { ...composition.registry },
  remotes: { ...composition.remotes },
});

/**
 * The composition with some remotes from dev servers of this machine. Their entry is read for each document,
 * because the shell needs its hash, which changes with each save.
 */
export async function withDevRemotes(
  composition: Composition,
  devRemotes: Record<string, string>,
): Promise<Composition> {
  const changed = copy(composition);
  await Promise.all(
    Object.entries(devRemotes).map(async ([name, base]) => {
      const entry = await fetchEntry(`${base}remoteEntry.js`);
      replace(changed, name, base, entry ? toIntegrity(entry) : '', false);
    }),
  );
  return changed;
}

/**
 * The composition with one remote from a developer's machine. This server cannot read its hash, so it is
 * marked.
 */
export function withOverride(
  composition: Composition,
  { remote, base }: { remote: string; base: string },
): Composition {
  const changed = copy(composition);
  if (changed.registry[remote]) replace(changed, remote, base, '', true);
  return changed;
}

/**
 * Waits while the dev server compiles; undefined when it does not run, which the shell shows as a failed
 * remote.
 */
async function fetchEntry(url: string): Promise<Buffer | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
