import type { Preview } from '@ilera/contracts';
import { dayMs } from '../../common/time';
import { versionsIn, type PartVersion } from '../../site/live-part';
import { artefactKey, previews, type ReleaseStore } from '../../store/release-store';
import { parseRecord, type Ledger } from '../ledger/ledger';
import { readRecord } from './read-record';

export interface PruneOptions {
  ledger: Ledger;
  /** Versions that were live within so many days stay. */
  days: number;
  dryRun?: boolean;
  now?: Date;
}

type Removed = Pick<PartVersion, 'name' | 'version'>;

/**
 * Removes versions that no open tab, rollback, live revision or running preview needs, and previews that are over or
 * unreadable. Revisions stay; a refused revision protects no version.
 * @throws ReleaseRefused where revisions exist and none is valid
 */
export async function pruneStore({
  ledger,
  days,
  dryRun = false,
  now = new Date(),
}: PruneOptions): Promise<Removed[]> {
  const { store } = ledger;
  const since = now.getTime() - days * dayMs;
  const stored = await listVersions(store);
  const needed = await findNeeded(ledger, since);
  // A preview counts until its time is over, also of a key or a kind that this process does not know.
  const readRunning = async (key: string) => {
    const preview = parseRecord((await store.get(key)) ?? Buffer.of()) as Partial<Preview> | undefined;
    return Date.parse(preview?.until ?? '') > now.getTime() ? preview : undefined;
  };
  for (const key of await store.list(previews))
    for (const [name, { version }] of Object.entries((await readRunning(key))?.parts ?? {}))
      needed.add(`${name}/${version}`);
  const removed: Removed[] = [];
  for (const { name, version, keys } of stored) {
    if (needed.has(`${name}/${version}`)) continue;
    // The version is being uploaded, or is not live yet.
    const record = await readRecord(store, name, version);
    if (!record || Date.parse(record.release.builtAt) >= since) continue;
    // The version went live after this prune began.
    const live = versionsIn((await ledger.newest())?.live ?? {});
    if (live.some((part) => part.name === name && part.version === version)) continue;
    removed.push({ name, version });
    // The record last, so that the next prune ends what this one leaves; no change takes a version without its files.
    if (!dryRun) for (const key of keys) await store.remove(key);
    if (!dryRun) await store.remove(artefactKey(name, version, 'release.json'));
  }
  // Read again, because a preview may have been renewed meanwhile.
  for (const key of dryRun ? [] : await store.list(previews))
    if (!(await readRunning(key))) await store.remove(key);
  return removed;
}

/** Lists the versions in a store, each with the keys of its files besides the record. */
async function listVersions(store: ReleaseStore) {
  const versions = new Map<string, Removed & { keys: string[] }>();
  for (const key of await store.list('artefacts/')) {
    const [, name = '', version = ''] = key.split('/');
    const entry = versions.get(`${name}/${version}`) ?? { name, version, keys: [] };
    if (key !== artefactKey(name, version, 'release.json')) entry.keys.push(key);
    versions.set(`${name}/${version}`, entry);
  }
  return [...versions.values()];
}

/**
 * Collects the versions that page loads could get since a time; each valid revision was live until the next.
 * @throws ReleaseRefused where revisions exist and none is valid
 */
async function findNeeded(ledger: Ledger, since: number): Promise<Set<string>> {
  await ledger.newest();
  const needed = new Set<string>();
  for await (const entry of ledger.newestFirst()) {
    if (!('live' in entry)) continue;
    for (const { name, version } of versionsIn(entry.live)) needed.add(`${name}/${version}`);
    if (Date.parse(entry.at) < since) break;
  }
  return needed;
}
