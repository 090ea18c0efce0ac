import { randomUUID } from 'node:crypto';
import { metricNotes, readMetricNotes, type MetricNote } from '../../metrics/metric-notes';
import { sumMetrics } from '../../metrics/sum-metrics';
import type { VersionSummary } from '../../metrics/version-summary';
import type { ReleaseStore } from '../../store/release-store';

interface SharedHealthOptions {
  store: ReleaseStore;
  /** The metrics of this gateway. */
  summary: () => VersionSummary[];
  warn: (message: string) => void;
  /** Milliseconds between notes. */
  every?: number;
  now?: () => number;
  /** The id of its note; new at each start. */
  id?: string;
}

/** Heartbeat interval of a gateway without news. */
const atLeastEvery = 2 * 60_000;
/**
 * Sums up the metrics of several gateways: each writes a note of its own beside the releases, and any of them
 * can read all.
 */
export class SharedMetrics {
  private readonly key: string;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | undefined;
  private noted = { text: '[]', at: 0 };
  private isSilent = false;

  constructor(private readonly options: SharedHealthOptions) {
    this.key = `${metricNotes}${options.id ?? randomUUID()}.json`;
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

  /**
   * Writes this gateway's metrics, where they changed. Without write access to the store they are missing in
   * the sums of the others.
   */
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

  /** The sum over this gateway, with present figures, and the others, with figures that are seconds old. */
  async overview(): Promise<{ versions: VersionSummary[]; gateways: number }> {
    const { store } = this.options;
    const others = await readMetricNotes(store, this.now(), this.key).catch(() => []);
    return {
      versions: sumMetrics([this.options.summary(), ...others.map(({ versions }) => versions)]),
      gateways: others.length + 1,
    };
  }
}
