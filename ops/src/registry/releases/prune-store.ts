import { dayMs } from '../../common/time';
import { versionsIn, type PartVersion } from '../../site/live-part';
import { artefactKey, previewKey, previews, type ReleaseStore } from '../../store/release-store';
import type { Ledger } from '../ledger/ledger';
import { readPreviews } from '../previews';
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
  // A preview of an untrusted key counts: this process may lack the key.
  const readRunning = () => readPreviews({ store, options: {} }, now);
  for (const { parts } of await readRunning())
    for (const [name, { version }] of Object.entries(parts)) needed.add(`${name}/${version}`);
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
  if (dryRun) return removed;
  const listed = await store.list(previews);
  // Read again, because a preview may have been renewed meanwhile.
  const running = new Set((await readRunning()).map(({ id }) => previewKey(id)));
  await Promise.all(listed.filter((key) => !running.has(key)).map((key) => store.remove(key)));
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
