import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  remoteFailureKinds,
  type BrowserErrorKind,
  type Release,
  type RemoteFailureKind,
  type RemoteReport,
  type VitalsReport,
} from '@shared/contracts';
import { networkAddress } from '../../common/network-address';
import { vitalNames, type VersionSummary, type VitalName } from '../../metrics/version-summary';
import { MinuteCounts } from './minute-counts';

interface VersionCounts {
  part: string;
  version: string;
  loads: number;
  recentLoads: MinuteCounts;
  failures: Partial<Record<RemoteFailureKind, number>>;
  failedVisitors: number;
  errors: Partial<Record<BrowserErrorKind, number>>;
  /** By address: when it failed last, and how. */
  visitors: LRUCache<string, { at: number; kinds: Set<RemoteFailureKind> }>;
  samples: Map<VitalName, number[]>;
}

/** Enough for a trend, so that a gateway's memory does not grow with its visitors. */
const mostSamples = 500;
const mostVisitors = 2_000;
const mostVersions = 200;

/** Loads, failures and speed by version, in this gateway's memory. */
export class VersionMetrics {
  private readonly entries = new LRUCache<string, VersionCounts>({ max: mostVersions });
  /** New at each start, so that no stored hash leads back to an address. */
  private readonly salt = randomBytes(32);

  constructor(private readonly now: () => number = Date.now) {}

  countDocument(shell: Release, shown: [string, unknown][], remotes: Record<string, Release>): void {
    this.countLoad('shell', shell.version);
    for (const name of new Set(shown.map(([remote]) => remote))) {
      const release = remotes[name];
      if (release) this.countLoad(name, release.version);
    }
  }

  /** Counts a failure once per address and kind (Q40). True when it is new for that address. */
  report(ip: string, { remote, version, kind }: RemoteReport): boolean {
    const entry = this.entry(remote, version);
    const visitor = createHmac('sha256', this.salt).update(networkAddress(ip)).digest('base64url');
    const before = entry.visitors.get(visitor);
    const isNew = !before?.kinds.has(kind);
    entry.visitors.set(visitor, { at: this.now(), kinds: new Set([...(before?.kinds ?? []), kind]) });
    if (!before) entry.failedVisitors += 1;
    if (isNew) entry.failures[kind] = (entry.failures[kind] ?? 0) + 1;
    return isNew;
  }

  /** Loads, and distinct addresses at which a version failed, over the same window. */
  since(moment: number, part: string, version: string): { visitors: number; loads: number } {
    const entry = this.entries.get(`${part} ${version}`);
    if (!entry) return { visitors: 0, loads: 0 };
    const failed = [...entry.visitors.values()].filter(({ at }) => at >= moment);
    return { visitors: failed.length, loads: entry.recentLoads.since(moment, this.now()) };
  }

  countError(part: string, version: string, kind: BrowserErrorKind): void {
    const { errors } = this.entry(part, version);
    errors[kind] = (errors[kind] ?? 0) + 1;
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
    return [...this.entries.values()].reverse().map((entry) => ({
      part: entry.part,
      version: entry.version,
      loads: entry.loads,
      failures: { ...entry.failures },
      failedVisitors: entry.failedVisitors,
      errors: { ...entry.errors },
      vitals: Object.fromEntries([...entry.samples].map(([name, values]) => [name, quantiles(values)])),
    }));
  }

  private countLoad(part: string, version: string): void {
    const entry = this.entry(part, version);
    entry.loads += 1;
    entry.recentLoads.add(this.now());
  }

  private entry(part: string, version: string): VersionCounts {
    const key = `${part} ${version}`;
    const known = this.entries.get(key);
    if (known) return known;
    const entry: VersionCounts = {
      part,
      version,
      loads: 0,
      recentLoads: new MinuteCounts(),
      failures: {},
      failedVisitors: 0,
      errors: {},
      visitors: new LRUCache({ max: mostVisitors }),
      samples: new Map(),
    };
    this.entries.set(key, entry);
    return entry;
  }
}

/** Whether a word is one of the kinds that a report may have. */
export const isFailureKind = (kind: unknown): kind is RemoteFailureKind =>
  remoteFailureKinds.includes(kind as RemoteFailureKind);

function quantiles(values: number[]): { p50: number; p75: number; count: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p75: at(0.75), count: sorted.length };
}
