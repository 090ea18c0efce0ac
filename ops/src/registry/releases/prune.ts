import type { Release } from '@shared/contracts';
import { versionsOf } from '../../site/records';
import { artefactKey, commonFolder, type ReleaseStore } from '../../store/release-store';
import type { Ledger } from '../ledger/ledger';
import { prunePreviews, readPreviews } from '../previews';
import { readRecord, shareFiles } from './upload';

export interface PruneOptions {
  ledger: Ledger;
  /** Versions that were live within so many days stay. */
  days: number;
  dryRun?: boolean;
  now?: Date;
}

/** Milliseconds after its end at which the record of a preview is removed. */
const endedKept = 30 * 86_400_000;

/** One version of one part. */
export interface PartVersion {
  name: string;
  version: string;
}

/**
 * Removes versions that no open tab, no possible rollback and no live revision needs. Revisions are the
 * history and are never removed; one that gateways refuse is no history. Ended previews go after thirty days.
 * @throws ReleaseRefused where there are revisions and none is believed
 */
export async function prune({
  ledger,
  days,
  dryRun = false,
  now = new Date(),
}: PruneOptions): Promise<PartVersion[]> {
  const { store } = ledger;
  const versions = await listVersions(store);
  const since = now.getTime() - days * 86_400_000;
  const needed = await findNeeded(ledger, since);
  for (const { parts } of await readPreviews(ledger, now))
    for (const [name, { version }] of Object.entries(parts)) needed.add(`${name}/${version}`);
  const removable: PartVersion[] = [];
  for (const [name, of] of versions) {
    for (const [version, files] of of) {
      if (needed.has(`${name}/${version}`) || (await isYoung(store, name, version, since))) continue;
      removable.push({ name, version });
      if (!dryRun) await removeVersion(store, name, version, files);
    }
    if (!dryRun) await sweep(store, name);
  }
  if (!dryRun) await prunePreviews(store, now.getTime() - endedKept);
  return removable;
}

/**
 * Removes content-addressed files that no version of a part has any longer. A version that is published
 * meanwhile may need such a file: its record is written before it goes live, so a version that is found after
 * the sweep gets its files back.
 */
async function sweep(store: ReleaseStore, name: string): Promise<void> {
  const before = await readReleases(store, name);
  const named = new Set(before.flatMap(({ files }) => Object.values(files).map(({ address }) => address)));
  for (const key of await store.list(`artefacts/${name}/${commonFolder}/`)) {
    const address = key.slice(`artefacts/${name}/`.length).replace(/\.(?:br|gz)$/, '');
    if (!named.has(address)) await store.remove(key);
  }
  const known = new Set(before.map(({ version }) => version));
  for (const release of await readReleases(store, name))
    if (!known.has(release.version)) await shareFiles(store, release);
}

/** Every release of a part that is complete. */
async function readReleases(store: ReleaseStore, name: string): Promise<Release[]> {
  const versions = (await listVersions(store, name)).get(name) ?? new Map<string, string[]>();
  const records = await Promise.all([...versions.keys()].map((version) => readRecord(store, name, version)));
  return records.flatMap((record) => record?.release ?? []);
}

/** The record is removed first: without it the version does not exist, whatever other files remain. */
async function removeVersion(
  store: ReleaseStore,
  name: string,
  version: string,
  files: string[],
): Promise<void> {
  const record = artefactKey(name, version, 'release.json');
  await store.remove(record);
  for (const file of files) if (file !== record) await store.remove(file);
}

async function listVersions(store: ReleaseStore, part?: string): Promise<Map<string, Map<string, string[]>>> {
  const parts = new Map<string, Map<string, string[]>>();
  for (const key of await store.list(part ? `artefacts/${part}/` : 'artefacts/')) {
    const [, name = '', version = ''] = key.split('/');
    if (version === commonFolder) continue;
    const versions = parts.get(name) ?? new Map<string, string[]>();
    parts.set(name, versions);
    versions.set(version, [...(versions.get(version) ?? []), key]);
  }
  return parts;
}

/**
 * What visits could get since a time, by the believed revisions: each was live until the next one.
 * @throws ReleaseRefused where there are revisions and none is believed
 */
async function findNeeded(ledger: Ledger, since: number): Promise<Set<string>> {
  await ledger.newest();
  const needed = new Set<string>();
  for await (const { live, at } of ledger.newestFirst()) {
    for (const [name, part] of Object.entries(live))
      for (const version of versionsOf(part)) needed.add(`${name}/${version}`);
    if (Date.parse(at) < since) break;
  }
  return needed;
}

/** Whether a version is too new to be removed: uploaded but not live yet, or unreadable. */
async function isYoung(store: ReleaseStore, name: string, version: string, since: number): Promise<boolean> {
  const body = await store.get(artefactKey(name, version, 'release.json'));
  if (!body) return false;
  const { builtAt } = JSON.parse(body.toString('utf8')) as { builtAt?: string };
  return builtAt !== undefined && Date.parse(builtAt) >= since;
}
