import { createHmac, randomBytes } from 'node:crypto';
import type { Release, RemoteReport, VitalsReport } from '@shared/contracts';

/** What is known about one version in the field, as this gateway saw it. */
export interface VersionSummary {
  part: string;
  version: string;
  /** Documents that showed a page of it. */
  loads: number;
  /** Distinct visitors for whom it failed, by kind. */
  failures: Record<string, number>;
  failedVisitors: number;
  /** Median and 75th percentile of real visits, in milliseconds; layout shift as it is. */
  vitals: Partial<Record<VitalName, { p50: number; p75: number; count: number }>>;
}

const vitalNames = ['fcp', 'lcp', 'inp', 'cls', 'ttfb'] as const;
type VitalName = (typeof vitalNames)[number];

interface Entry {
  part: string;
  version: string;
  loads: number;
  /** By visitor: when it failed for the first time, and how. */
  failures: Map<string, { at: number; kinds: Set<string> }>;
  samples: Map<VitalName, number[]>;
}

/** Enough to see a trend; a gateway's memory does not grow with its visitors. */
const mostSamples = 500;
const mostVisitors = 5_000;
const mostVersions = 200;

/** Loads, failures and speed by version, in this gateway's memory. */
export class VersionMetrics {
  private readonly entries = new Map<string, Entry>();
  /** New at each start, so that nothing kept here leads back to an address. */
  private readonly salt = randomBytes(32);

  constructor(private readonly now: () => number = Date.now) {}

  /** An address and a browser become a word that means nothing outside this process. */
  visitorOf(address: string, browser: string): string {
    return createHmac('sha256', this.salt).update(`${address}\n${browser}`).digest('base64url').slice(0, 16);
  }

  countDocument(shell: Release, shown: [string, unknown][], remotes: Record<string, Release>): void {
    this.open('shell', shell.version).loads += 1;
    for (const name of new Set(shown.map(([remote]) => remote))) {
      const release = remotes[name];
      if (release) this.open(name, release.version).loads += 1;
    }
  }

  /** Counts a failure once per visitor and kind. Answers nothing for versions that this gateway never served. */
  report(visitor: string, { remote, version, kind }: RemoteReport): 'new' | 'known' | undefined {
    const entry = this.entries.get(`${remote} ${version}`);
    if (!entry) return undefined;
    const before = entry.failures.get(visitor);
    if (before?.kinds.has(kind)) return 'known';
    if (before) before.kinds.add(kind);
    else if (entry.failures.size < mostVisitors)
      entry.failures.set(visitor, { at: this.now(), kinds: new Set([kind]) });
    return 'new';
  }

  /** Distinct visitors for whom a version failed since a moment. */
  failedSince(part: string, version: string, since: number): { visitors: number; loads: number } {
    const entry = this.entries.get(`${part} ${version}`);
    const recent = [...(entry?.failures.values() ?? [])].filter(({ at }) => at >= since);
    return { visitors: recent.length, loads: entry?.loads ?? 0 };
  }

  addVitals({ shell, remote, version, ...values }: VitalsReport): void {
    const keys = [`shell ${shell}`, ...(remote && version ? [`${remote} ${version}`] : [])];
    for (const key of keys) {
      const entry = this.entries.get(key);
      if (!entry) continue;
      for (const name of vitalNames) {
        const value = values[name];
        if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > 600_000) continue;
        const samples = entry.samples.get(name) ?? [];
        entry.samples.set(name, samples);
        samples.push(value);
        if (samples.length > mostSamples) samples.shift();
      }
    }
  }

  summary(): VersionSummary[] {
    return [...this.entries.values()].map(({ part, version, loads, failures, samples }) => {
      const kinds: Record<string, number> = {};
      for (const failure of failures.values())
        for (const kind of failure.kinds) kinds[kind] = (kinds[kind] ?? 0) + 1;
      const vitals = Object.fromEntries([...samples].map(([name, values]) => [name, quantiles(values)]));
      return { part, version, loads, failures: kinds, failedVisitors: failures.size, vitals };
    });
  }

  private open(part: string, version: string): Entry {
    const key = `${part} ${version}`;
    const entry = this.entries.get(key) ?? {
      part,
      version,
      loads: 0,
      failures: new Map(),
      samples: new Map(),
    };
    // Set again at each use: the oldest in the map is then the one that nobody asked for the longest.
    this.entries.delete(key);
    this.entries.set(key, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > mostVersions && oldest) this.entries.delete(oldest);
    return entry;
  }
}

function quantiles(values: number[]): { p50: number; p75: number; count: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p75: at(0.75), count: sorted.length };
}
