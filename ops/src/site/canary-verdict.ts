import type { VersionSummary } from '../metrics/version-summary';
import { troubleOf } from './version-trouble';

/** What `canary --judge` does by it: make the canary live for all, stop it, or wait. */
export type Verdict = 'good' | 'bad' | 'too-early';

export interface CanaryVerdict {
  verdict: Verdict;
  /** Why, in words. */
  reasons: string[];
}

/** The loads below which there is no verdict. */
const leastLoads = 100;
/** Differences of the share of failing loads below this count as chance. */
const margin = 0.01;
/** The factor by which a canary may be slower (75th percentile). */
const slower = 1.25;
const leastVitals = 30;

/** Compares a canary with the live version, by the reports of real page loads. */
export function judgeCanary(
  canary: VersionSummary | undefined,
  live: VersionSummary | undefined,
): CanaryVerdict {
  const loads = canary?.loads ?? 0;
  if (!canary || loads < leastLoads)
    return { verdict: 'too-early', reasons: [`${loads} loads of at least ${leastLoads}`] };
  const [ofCanary, ofLive] = [troubleOf(canary), troubleOf(live)];
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const reasons: string[] = [];
  for (const [does, kind] of [
    ['fails', 'failed'],
    ['errors', 'errors'],
  ] as const)
    if (ofCanary[kind] > ofLive[kind] + margin)
      reasons.push(
        `${does} in ${percent(ofCanary[kind])} of its loads, the live version in ${percent(ofLive[kind])}`,
      );
  for (const name of ['lcp', 'inp'] as const) {
    const [own, other] = [canary.vitals[name], live?.vitals[name]];
    if (!own || !other || Math.min(own.count, other.count) < leastVitals) continue;
    if (own.p75 > other.p75 * slower)
      reasons.push(
        `${name} is ${Math.round(own.p75)} ms (p75), ${Math.round(other.p75)} ms in the live version`,
      );
  }
  return reasons.length > 0
    ? { verdict: 'bad', reasons }
    : { verdict: 'good', reasons: [`${loads} loads, no worse than the live version`] };
}
