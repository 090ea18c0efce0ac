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
const lcp = (p75: number, count = 100) => ({ vitals: { lcp: { p75, count } } });
const live = version();
const failing = (failedVisitors: number, loads = 1000) => version({ failedVisitors, loads });
const erring = (crash: number, loads = 1000) => version({ errors: { crash }, loads });

it.each([
  ['nothing seen', undefined, live, 'too-early'],
  ['one load too few', failing(0, 99), live, 'too-early'],
  ['just enough loads', failing(0, 100), live, 'good'],
  ['failing page loads', failing(30), live, 'bad'],
  ['failing page loads, no live figures', failing(30), undefined, 'bad'],
  ['as many in fewer loads', failing(30, 200), failing(30), 'bad'],
  ['the same share of fewer loads', failing(6, 200), failing(30), 'good'],
  ['errors', version({ errors: { error: 15, crash: 6 } }), live, 'bad'],
  ['as many errors in fewer loads', erring(30, 200), erring(30), 'bad'],
  ['the same share of errors', erring(6, 200), erring(30), 'good'],
  ['slower by half', version(lcp(3000)), version(lcp(2000)), 'bad'],
  ['slower by half in a few page loads', version(lcp(3000, 5)), version(lcp(2000)), 'good'],
  ['slower by half in enough page loads', version(lcp(3000, 30)), version(lcp(2000, 30)), 'bad'],
  ['slower by a quarter', version(lcp(2500)), version(lcp(2000)), 'good'],
  ['slower than what was not measured', version(lcp(3000)), live, 'good'],
])('%s: %#', (_name, canary, stable, verdict) => {
  const answer = judgeCanary(canary, stable);
  expect(answer.verdict).toBe(verdict);
  expect(answer.reasons).not.toEqual([]);
});

it('says why in figures', () => {
  const bad = version({ failedVisitors: 30, errors: { crash: 25 }, ...lcp(3000) });
  expect(judgeCanary(bad, version({ errors: { error: 1 }, ...lcp(2000) })).reasons).toEqual([
    'fails in 3.0 % of its loads, the live version in 0.0 %',
    'errors in 2.5 % of its loads, the live version in 0.1 %',
    'lcp is 3000 ms (p75), 2000 ms in the live version',
  ]);
  expect(judgeCanary(version({ loads: 20 }), version()).reasons).toEqual(['20 loads of at least 100']);
  expect(judgeCanary(version(), version()).reasons).toEqual(['1000 loads, no worse than the live version']);
});
