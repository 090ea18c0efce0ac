import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../common/network-of';
import type { ErrorReport, RemoteReport, VitalsReport } from '@ilera/contracts';
import { vitalNames, type VersionSummary, type VitalName } from '../../metrics/version-summary';

interface VersionCounts extends Omit<VersionSummary, 'vitals'> {
  samples: Map<VitalName, number[]>;
}

/** Limits of memory, whatever the number of visitors; the samples suffice for a trend. */
const maxSamples = 500;
const maxVersions = 200;
const maxSubjects = 100_000;
/** Time in which an address counts once for each subject of its reports. */
const inWindow = { ttl: 10 * 60_000, ttlResolution: 0, perf: Date };

/**
 * Counts loads, failures and speed by version, from the reports of pages, in this gateway's memory. Each address counts
 * once in ten minutes for each subject, so that no visitor can inflate a figure and all figures have one unit.
 */
export class VersionMetrics {
  private readonly entries = new LRUCache<string, VersionCounts, [part: string, version: string]>({
    max: maxVersions,
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
  private readonly counted = new LRUCache<string, true>({ ...inWindow, max: maxSubjects });
  /** Counts of the current ten minutes. */
  private readonly latest = new LRUCache<string, { loads: number; failed: number }>({
    ...inWindow,
    max: maxVersions,
    memoMethod: () => ({ loads: 0, failed: 0 }),
  });

  /** Counts a failure. @returns whether the failure is new for the address */
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

  /** Counts a load of a page's versions, by the report that a page sends when it is left. */
  addVitals(ip: string, { shell, remote, version, ...values }: VitalsReport): void {
    this.addLoad(ip, 'shell', shell, values);
    if (remote && version) this.addLoad(ip, remote, version, values);
  }

  /** Forgets a part's figures, so that canary and live version are compared over one period. */
  forget(part: string): void {
    for (const counts of [this.entries, this.latest])
      for (const key of [...counts.keys()]) if (key.startsWith(`${part} `)) counts.delete(key);
  }

  /** Loads of a version, and addresses at which it failed, in the current ten minutes. */
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
      if (samples.length > maxSamples) samples.shift();
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
