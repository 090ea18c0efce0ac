import type { VersionSummary } from '../metrics/version-summary';
import { troubleOf } from './version-trouble';

/** `canary --judge` promotes a good canary, stops a bad one, and waits where it is too early. */
export type Verdict = 'good' | 'bad' | 'too-early';

export interface CanaryVerdict {
  verdict: Verdict;
  reasons: string[];
}

/** Minimum page loads for a verdict. */
const minLoads = 100;
/** Difference between shares of failing loads that still counts as chance. */
const margin = 0.01;
/** Factor by which a canary may be slower (75th percentile). */
const maxSlowdown = 1.25;
const minVitals = 30;

/** Compares a canary with the live version, by the reports of real page loads. @param silent gateways without figures */
export function judgeCanary(
  canary: VersionSummary | undefined,
  live: VersionSummary | undefined,
  silent: string[] = [],
): CanaryVerdict {
  if (silent.length > 0) return { verdict: 'too-early', reasons: [`no figures of ${silent.join(', ')}`] };
  const loads = canary?.loads ?? 0;
  if (!canary || loads < minLoads)
    return { verdict: 'too-early', reasons: [`${loads} loads of at least ${minLoads}`] };
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
    const [canaryVital, liveVital] = [canary.vitals[name], live?.vitals[name]];
    if (!canaryVital || !liveVital || Math.min(canaryVital.count, liveVital.count) < minVitals) continue;
    if (canaryVital.p75 > liveVital.p75 * maxSlowdown)
      reasons.push(
        `${name} is ${Math.round(canaryVital.p75)} ms (p75), ${Math.round(liveVital.p75)} ms in the live version`,
      );
  }
  return reasons.length > 0
    ? { verdict: 'bad', reasons }
    : { verdict: 'good', reasons: [`${loads} loads, no worse than the live version`] };
}
