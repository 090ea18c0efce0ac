import { mostRecordBytes, type ReleaseStore } from '../store/release-store';
import type { VersionSummary } from './version-summary';

/** One gateway's note in the store: counts by version, and nothing about persons. */
export interface MetricNote {
  /** Milliseconds since 1970. */
  at: number;
  versions: VersionSummary[];
}

/** Prefix of one note for each gateway. */
export const metricNotes = 'health/';

/** Milliseconds after its last note within which a gateway counts. */
const recently = 5 * 60_000;
/** Milliseconds after which the note of a silent gateway is removed. */
const forgotten = 24 * 3_600_000;

/**
 * The metrics of a site's gateways from the last minutes; old notes are removed.
 * @param without the key of a note that is left out
 */
export async function readMetricNotes(
  store: ReleaseStore,
  now = Date.now(),
  without?: string,
): Promise<MetricNote[]> {
  const notes = await readNotes(store);
  for (const { key, note } of notes)
    if (now - note.at > forgotten) await store.remove(key).catch(() => undefined);
  return notes
    .filter(({ key, note }) => key !== without && now - note.at <= recently)
    .map(({ note }) => note);
}

async function readNotes(store: ReleaseStore): Promise<{ key: string; note: MetricNote }[]> {
  const keys = await store.list(metricNotes);
  const notes = await Promise.all(
    keys.map(async (key) => ({ key, note: parseNote(await store.get(key, mostRecordBytes + 1)) })),
  );
  return notes.flatMap(({ key, note }) => (note ? [{ key, note }] : []));
}

function parseNote(body: Buffer | undefined): MetricNote | undefined {
  try {
    const note = JSON.parse(body?.toString('utf8') ?? '') as MetricNote;
    return typeof note.at === 'number' && Array.isArray(note.versions) ? note : undefined;
  } catch {
    return undefined;
  }
}
