import { integrityOf } from '../release/integrity';
import type { Composition } from './composition';

/**
 * The composition with some remotes taken from dev servers. Their entry is read at each document, since its hash, without
 * which the shell runs nothing, changes with each save. The rest of such a remote is not preloaded.
 */
export async function withDevRemotes(
  composition: Composition,
  devRemotes: Record<string, string>,
): Promise<Composition> {
  const registry = { ...composition.registry };
  const remotes = { ...composition.remotes };
  await Promise.all(
    Object.entries(devRemotes).map(async ([name, base]) => {
      delete remotes[name];
      const entry = await fetchEntry(`${base}remoteEntry.js`);
      registry[name] = {
        version: 'dev',
        base,
        entry: 'remoteEntry.js',
        entryIntegrity: entry ? integrityOf(entry) : '',
        pages: {},
        modals: {},
      };
    }),
  );
  return { ...composition, registry, remotes };
}

/** Waits while the dev server compiles; nothing when it is not there, which the shell shows as a failed remote. */
async function fetchEntry(url: string): Promise<Buffer | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
