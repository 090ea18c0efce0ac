import type { Ledger } from '../../ops/src/registry/ledger/ledger';
import type { FileStore } from '../../ops/src/store/file-store';
import { artefactKey, type ReleaseStore } from '../../ops/src/store/release-store';
import { readRecord } from '../../ops/src/registry/releases/read-record';

/** By part: one version of each. */
export type Versions = Record<string, string>;

/** An earlier site: its name, and the versions of its parts. */
export interface EarlierSite {
  name: string;
  versions: Versions;
}

/** How many revisions back the ledger is read. */
const reach = 500;

/**
 * What is live in a store and what was live before, part by part, where it is another version than the
 * present build. A part without another version stays at the present one.
 */
export async function findReleased(
  store: ReleaseStore,
  ledger: Ledger,
  present: Versions,
): Promise<EarlierSite[]> {
  const states = await ledger.recent(reach);
  const sites: EarlierSite[] = [
    { name: 'live', versions: { ...present } },
    { name: 'previous', versions: { ...present } },
  ];
  for (const [part, now] of Object.entries(present)) {
    // Versions that were rolled back or paused are left out, because they cannot go live beside this part
    // again.
    const bad = new Set(states[0]?.live[part]?.bad);
    const seen = [...new Set(states.flatMap(({ live }) => live[part]?.version ?? []))].filter(
      (version) => !bad.has(version),
    );
    const others: string[] = [];
    for (const version of seen.filter((one) => one !== now))
      if (others.length < 2 && (await readRecord(store, part, version))) others.push(version);
    const [first, second = first] = others;
    const isLive = seen[0] === now;
    // The present build is live already, so only the one before it remains.
    const chosen = isLive ? [now, first] : [first, second];
    chosen.forEach((version, index) => {
      const site = sites[index];
      if (site && version) site.versions[part] = version;
    });
  }
  const differs = ({ versions }: EarlierSite): boolean =>
    Object.entries(versions).some(([part, version]) => present[part] !== version);
  const [live, previous] = sites as [EarlierSite, EarlierSite];
  return [live, ...(isSame(live, previous) ? [] : [previous])].filter(differs);
}

const isSame = (a: EarlierSite, b: EarlierSite): boolean =>
  Object.entries(a.versions).every(([part, version]) => b.versions[part] === version);

/** Copies a published version into another store, byte for byte. */
export async function copyRelease(
  from: ReleaseStore,
  to: FileStore,
  name: string,
  version: string,
): Promise<void> {
  for (const key of await from.list(artefactKey(name, version, ''))) {
    const body = await from.get(key);
    if (body) await to.put(key, body);
  }
}
