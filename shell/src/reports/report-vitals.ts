import type { VitalsReport } from '@ilera/contracts';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type Name = 'cls' | 'fcp' | 'inp' | 'lcp' | 'ttfb';

/** The versions that the page load was composed of; nothing about the person or the address. */
export type ShownVersions = Pick<VitalsReport, 'shell' | 'remote' | 'version'>;

/** Measures this page load and sends the figures once, when the page is left, for the ops console. */
export function reportVitals(versions: ShownVersions): void {
  const figures: Partial<Record<Name, number>> = {};
  const keep =
    (name: Name) =>
    ({ value }: { value: number }) => {
      figures[name] = name === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value);
    };
  onCLS(keep('cls'));
  onFCP(keep('fcp'));
  onINP(keep('inp'));
  onLCP(keep('lcp'));
  onTTFB(keep('ttfb'));

  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(figures).length === 0) return;
    removeEventListener('visibilitychange', send);
    navigator.sendBeacon(
      '/_report/vitals',
      new Blob([JSON.stringify({ ...versions, ...figures })], { type: 'application/json' }),
    );
  };
  addEventListener('visibilitychange', send);
}
