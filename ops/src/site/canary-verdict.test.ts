import type { VersionSummary } from '../metrics/version-summary';
import { judgeCanary } from './canary-verdict';

const version = (more: Partial<VersionSummary> = {}): VersionSummary => ({
  part: 'mf-plans',
  version: '1.0.0',
  loads: 1000,
  failures: {},
  failedVisitors: 0,
  errors: {},
  vitals: {},
  ...more,
});
const lcp = (p75: number, count = 100) => ({ vitals: { lcp: { p50: 1, p75, count } } });

it.each([
  ['nothing seen', undefined, version(), 'too-early'],
  ['few loads, all failing', version({ loads: 20, failedVisitors: 20 }), version(), 'too-early'],
  ['no trouble', version(), version(), 'good'],
  ['no live figures', version(), undefined, 'good'],
  ['failing visits', version({ failedVisitors: 30 }), version(), 'bad'],
  [
    'as many failing visits as live',
    version({ failedVisitors: 30 }),
    version({ failedVisitors: 30 }),
    'good',
  ],
  ['errors', version({ errors: { error: 15, crash: 6 } }), version(), 'bad'],
  ['slower by half', version(lcp(3000)), version(lcp(2000)), 'bad'],
  ['slower by half in a few visits', version(lcp(3000, 5)), version(lcp(2000)), 'good'],
  ['slower by a tenth', version(lcp(2200)), version(lcp(2000)), 'good'],
])('%s: %#', (_name, canary, live, verdict) => {
  const answer = judgeCanary(canary, live);
  expect(answer.verdict).toBe(verdict);
  expect(answer.reasons).not.toEqual([]);
});
