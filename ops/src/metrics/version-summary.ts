import type { BrowserErrorKind, RemoteFailureKind } from '@ilera/contracts';

/** The metrics of one version, of one gateway or several. */
export interface VersionSummary {
  part: string;
  version: string;
  /** Page loads, as pages report them when they are left; an address counts once in ten minutes. */
  loads: number;
  /** Addresses at which the version failed, by kind; counted as loads are. */
  failures: Partial<Record<RemoteFailureKind, number>>;
  failedVisitors: number;
  /** Errors of running code, by kind. */
  errors: Partial<Record<BrowserErrorKind, number>>;
  /** The 75th percentile of real page loads, in milliseconds; layout shift without a unit. */
  vitals: Partial<Record<VitalName, { p75: number; count: number }>>;
}

export const vitalNames = ['fcp', 'lcp', 'inp', 'cls', 'ttfb'] as const;
export type VitalName = (typeof vitalNames)[number];

/**
 * Sums up the metrics of several gateways. Loads and failures are added; a visitor of two gateways counts twice. Vitals
 * are means of the gateways' quantiles, weighted by samples, which is exact enough for a trend.
 */
export function sumMetrics(summaries: VersionSummary[]): VersionSummary[] {
  const sums = new Map<string, VersionSummary>();
  for (const summary of summaries) {
    const key = `${summary.part} ${summary.version}`;
    const sum = sums.get(key);
    sums.set(key, sum ? addUp(sum, summary) : summary);
  }
  return [...sums.values()];
}

function addUp(a: VersionSummary, b: VersionSummary): VersionSummary {
  const vitals = { ...a.vitals };
  for (const name of Object.keys(b.vitals) as (keyof VersionSummary['vitals'])[]) {
    const [mine, theirs] = [a.vitals[name], b.vitals[name]];
    if (!theirs) continue;
    const count = (mine?.count ?? 0) + theirs.count;
    const sum = (mine?.p75 ?? 0) * (mine?.count ?? 0) + theirs.p75 * theirs.count;
    vitals[name] = { p75: sum / count, count };
  }
  return {
    ...a,
    loads: a.loads + b.loads,
    failures: addCounts(a.failures, b.failures),
    errors: addCounts(a.errors, b.errors),
    failedVisitors: a.failedVisitors + b.failedVisitors,
    vitals,
  };
}

const addCounts = <Counts extends Partial<Record<string, number>>>(a: Counts, b: Counts): Counts => ({
  ...a,
  ...Object.fromEntries(Object.entries(b).map(([kind, count]) => [kind, (a[kind] ?? 0) + (count ?? 0)])),
});
