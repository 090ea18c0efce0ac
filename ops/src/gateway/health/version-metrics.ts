import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../common/network-of';
import type { ErrorReport, RemoteReport, VitalsReport } from '@ilera/contracts';
import { vitalNames, type VersionSummary, type VitalName } from '../../metrics/version-summary';

interface VersionCounts extends Omit<VersionSummary, 'vitals'> {
  samples: Map<VitalName, number[]>;
}

/** Enough for a trend, so that a gateway's memory does not grow with its visitors. */
const mostSamples = 500;
const mostVersions = 200;
const mostSubjects = 100_000;
/** Milliseconds in which an address counts once for each thing that it reports. */
const onceIn = 10 * 60_000;

/**
 * Loads, failures and speed by version, as pages report them, in this gateway's memory. Everything counts once an
 * address in ten minutes, so that no visitor can inflate a figure, and shares of them are of the same unit.
 */
export class VersionMetrics {
  private readonly entries = new LRUCache<string, VersionCounts, [part: string, version: string]>({
    max: mostVersions,
    memoMethod: (_key, _former, { context: [part, version] }) => ({
      part,
      version,
      loads: 0,
      failures: {},
      failedVisitors: 0,
      errors: {},
      samples: new Map(),
    }),
  });
  /** New at each start, so that no stored hash leads back to an address. */
  private readonly salt = randomBytes(32);
  private readonly counted: LRUCache<string, true>;
  /** Counts of ten minutes. */
  private readonly latest: LRUCache<string, { loads: number; failed: number }>;

  constructor(now: () => number = Date.now) {
    const options = { ttl: onceIn, ttlResolution: 0, perf: { now } };
    this.counted = new LRUCache({ ...options, max: mostSubjects });
    this.latest = new LRUCache({
      ...options,
      max: mostVersions,
      memoMethod: () => ({ loads: 0, failed: 0 }),
    });
  }

  /** Counts a failure. True when it is new for that address. */
  report(ip: string, { remote, version, kind }: RemoteReport): boolean {
    const entry = this.entry(remote, version);
    if (this.isFirst(ip, `fails ${remote} ${version}`)) {
      entry.failedVisitors += 1;
      this.recent(remote, version).failed += 1;
    }
    if (!this.isFirst(ip, `fails ${remote} ${version} ${kind}`)) return false;
    entry.failures[kind] = (entry.failures[kind] ?? 0) + 1;
    return true;
  }

  /** Counts an error by its position. */
  reportError(ip: string, { part, version, kind, frames, page = '' }: ErrorReport): void {
    // The first crash replaces a document's page, so further crashes of the document do not count.
    const where = kind === 'crash' ? '' : (frames[0] ?? page);
    if (!this.isFirst(ip, `${kind} ${part} ${version} ${where}`)) return;
    const { errors } = this.entry(part, version);
    errors[kind] = (errors[kind] ?? 0) + 1;
  }

  /** Counts a load of a page's versions, by the report that the page itself sends when it is left. */
  addVitals(ip: string, { shell, remote, version, ...values }: VitalsReport): void {
    this.addLoad(ip, 'shell', shell, values);
    if (remote && version) this.addLoad(ip, remote, version, values);
  }

  /** Forgets a part's figures, so that a canary is compared with the same days. */
  forget(part: string): void {
    for (const counts of [this.entries, this.latest])
      for (const key of [...counts.keys()]) if (key.startsWith(`${part} `)) counts.delete(key);
  }

  /** Loads, and addresses at which a version failed, over the same minutes. */
  recent(part: string, version: string): { failed: number; loads: number } {
    return this.latest.memo(`${part} ${version}`);
  }

  summary(): VersionSummary[] {
    return [...this.entries.values()].reverse().map(({ samples, ...counts }) => ({
      ...structuredClone(counts),
      vitals: Object.fromEntries([...samples].map(([name, values]) => [name, quantileOf(values)])),
    }));
  }

  private addLoad(ip: string, part: string, version: string, values: Record<string, unknown>): void {
    if (!this.isFirst(ip, `loads ${part} ${version}`)) return;
    const entry = this.entry(part, version);
    entry.loads += 1;
    this.recent(part, version).loads += 1;
    for (const name of vitalNames) {
      const value = values[name];
      if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > 600_000) continue;
      const samples = entry.samples.get(name) ?? [];
      entry.samples.set(name, samples);
      samples.push(value);
      if (samples.length > mostSamples) samples.shift();
    }
  }

  private isFirst(ip: string, subject: string): boolean {
    const visitor = createHmac('sha256', this.salt).update(networkOf(ip)).digest('base64url');
    const key = `${visitor} ${subject}`;
    if (this.counted.has(key)) return false;
    this.counted.set(key, true);
    return true;
  }

  private entry(part: string, version: string): VersionCounts {
    return this.entries.memo(`${part} ${version}`, { context: [part, version] });
  }
}

function quantileOf(values: number[]): { p75: number; count: number } {
  const sorted = [...values].sort((a, b) => a - b);
  return { p75: sorted[Math.floor(sorted.length * 0.75)] ?? 0, count: sorted.length };
}
