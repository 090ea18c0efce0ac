import type { VitalsReport } from '@ilera/contracts';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** The versions of the page load; no personal data and no address. */
export type ShownVersions = Pick<VitalsReport, 'shell' | 'remote' | 'version'>;

/** Measures this page load, and sends the figures to the ops console once, when the page is left. */
export function reportVitals(versions: ShownVersions): void {
  const figures: Record<string, number> = {};
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value }) => {
      figures[name.toLowerCase()] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
    });

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
