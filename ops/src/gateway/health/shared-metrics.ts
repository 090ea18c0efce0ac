import { randomUUID } from 'node:crypto';
import type { ReleaseStore } from '../../store/release-store';
import type { VersionSummary } from './version-metrics';
import { sumMetrics } from './sum-metrics';

interface SharedHealthOptions {
  store: ReleaseStore;
  /** What this gateway saw. */
  summary: () => VersionSummary[];
  warn: (message: string) => void;
  /** Milliseconds between notes. */
  every?: number;
  now?: () => number;
  /** Whose note it is; new at each start. */
  id?: string;
}

/** What one gateway notes in the store: counts by version, and nothing about anybody. */
export interface MetricNote {
  at: number;
  versions: VersionSummary[];
}

/** Gateways that noted something within this time are counted. */
const recently = 5 * 60_000;
/** Heartbeat interval of a gateway without news. */
const atLeastEvery = 2 * 60_000;
/** Notes of gateways that are long gone are swept away. */
const forgotten = 24 * 3_600_000;

/** Lets several gateways show their health as one: each notes its own beside the releases, any of them can sum up. */
export class SharedMetrics {
  private readonly key: string;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | undefined;
  private noted = { text: '[]', at: 0 };
  private isSilent = false;

  constructor(private readonly options: SharedHealthOptions) {
    this.key = `health/${options.id ?? randomUUID()}.json`;
    this.now = options.now ?? Date.now;
  }

  start(): void {
    this.timer = setInterval(() => void this.note(), this.options.every ?? 15_000);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.note();
  }

  /** Writes down what this gateway saw, where that changed. A store that may only be read costs the others this share. */
  async note(): Promise<void> {
    const versions = this.options.summary();
    const text = JSON.stringify(versions);
    const isDue = versions.length > 0 && this.now() - this.noted.at >= atLeastEvery;
    if (text === this.noted.text && !isDue) return;
    try {
      const note: MetricNote = { at: this.now(), versions };
      await this.options.store.put(this.key, Buffer.from(JSON.stringify(note)));
      this.noted = { text, at: note.at };
      this.isSilent = false;
    } catch (error) {
      if (!this.isSilent)
        this.options.warn(`Health is not shared: ${error instanceof Error ? error.message : String(error)}`);
      this.isSilent = true;
    }
  }

  /** The sum over this gateway, as it is now, and the others, as they were seconds ago. */
  async overview(): Promise<{ versions: VersionSummary[]; gateways: number }> {
    const others = await this.readOthers().catch(() => []);
    return {
      versions: sumMetrics([this.options.summary(), ...others.map(({ versions }) => versions)]),
      gateways: others.length + 1,
    };
  }

  private async readOthers(): Promise<MetricNote[]> {
    const { store } = this.options;
    const notes = await readNotes(store);
    for (const { key, note } of notes)
      if (this.now() - note.at > forgotten) await store.remove(key).catch(() => undefined);
    return recentNotes(
      notes.filter(({ key }) => key !== this.key),
      this.now(),
    );
  }
}

/** What the gateways of a site noted within the last minutes. */
export async function readMetricNotes(store: ReleaseStore, now = Date.now()): Promise<MetricNote[]> {
  return recentNotes(await readNotes(store), now);
}

const recentNotes = (notes: { note: MetricNote }[], now: number): MetricNote[] =>
  notes.map(({ note }) => note).filter(({ at }) => now - at <= recently);

async function readNotes(store: ReleaseStore): Promise<{ key: string; note: MetricNote }[]> {
  const keys = await store.list('health/');
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
