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
  ['slower by a quarter', version(lcp(2500)), version(lcp(2000)), 'good'],
  ['slower by half in enough visits', version(lcp(3000, 30)), version(lcp(2000, 30)), 'bad'],
  ['slower than what was not measured', version(lcp(3000)), version(), 'good'],
  ['just enough loads', version({ loads: 100 }), version(), 'good'],
  ['one load too few', version({ loads: 99 }), version(), 'too-early'],
  ['failing visits, no live figures', version({ failedVisitors: 30 }), undefined, 'bad'],
  [
    'as many in fewer loads',
    version({ loads: 200, failedVisitors: 30 }),
    version({ failedVisitors: 30 }),
    'bad',
  ],
  [
    'the same share of fewer loads',
    version({ loads: 200, failedVisitors: 6 }),
    version({ failedVisitors: 30 }),
    'good',
  ],
  [
    'as many errors in fewer loads',
    version({ loads: 200, errors: { crash: 30 } }),
    version({ errors: { crash: 30 } }),
    'bad',
  ],
  [
    'the same share of errors',
    version({ loads: 200, errors: { crash: 6 } }),
    version({ errors: { crash: 30 } }),
    'good',
  ],
])('%s: %#', (_name, canary, live, verdict) => {
  const answer = judgeCanary(canary, live);
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
