import type { ReleaseStore } from '../store/release-store';
import type { VersionSummary } from './version-summary';

/** What one gateway notes in the store: counts by version, and nothing about anybody. */
export interface MetricNote {
  /** Milliseconds since 1970. */
  at: number;
  versions: VersionSummary[];
}

/** Below it is one note of each gateway. */
export const metricNotes = 'health/';

/** Gateways that noted something within this time, in ms, are counted. */
const recently = 5 * 60_000;
/** Notes of gateways that have been silent for longer are removed. */
const forgotten = 24 * 3_600_000;

/**
 * What the gateways of a site noted within the last minutes; notes of gateways that are long gone are removed.
 * @param without the key of one that is left out
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
  const notes = await Promise.all(keys.map(async (key) => ({ key, note: parseNote(await store.get(key)) })));
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
