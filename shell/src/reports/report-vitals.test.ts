import { stub } from '@ilera/testing';
import { reportVitals } from './report-vitals';

type Metric = (metric: { name: string; value: number }) => void;
const listeners: Record<string, Metric> = {};
jest.mock('web-vitals', () => ({
  onCLS: (listener: Metric) => (listeners.cls = listener),
  onFCP: (listener: Metric) => (listeners.fcp = listener),
  onINP: (listener: Metric) => (listeners.inp = listener),
  onLCP: (listener: Metric) => (listeners.lcp = listener),
  onTTFB: (listener: Metric) => (listeners.ttfb = listener),
}));

it('sends the figures once, when the page is left, with versions and nothing about the person', async () => {
  const sent: [string, Blob][] = [];
  stub(navigator, 'sendBeacon', (url: string, body: Blob) => sent.push([url, body]));
  reportVitals({ shell: '1', remote: 'mf-plans', version: '2' });
  listeners.lcp?.({ name: 'LCP', value: 1234.6 });
  listeners.cls?.({ name: 'CLS', value: 0.01234 });

  window.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(0);

  stub(document, 'visibilityState', 'hidden');
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[0]).toBe('/_report/vitals');
  expect(sent[0]?.[1].type).toBe('application/json');
  expect(JSON.parse(await sent[0]![1].text())).toEqual({
    shell: '1',
    remote: 'mf-plans',
    version: '2',
    lcp: 1235,
    cls: 0.012,
  });
});
