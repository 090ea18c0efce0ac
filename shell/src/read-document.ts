import type { SiteDocument } from '@ilera/contracts';

/**
 * What the gateway inlined into the document: state, remotes, configuration. Throws when it is missing or
 * broken.
 */
export function readSiteDocument(): SiteDocument {
  const text = document.getElementById('site')?.textContent;
  if (!text) throw new Error('The document carries no site state');
  const site = JSON.parse(text) as SiteDocument;
  if (!site.remotes || !site.config) throw new Error('The site state is incomplete');
  return site;
}

/**
 * The server's time at this moment, in milliseconds, by the header `Server-Timing: now;dur=…` of the document (R5.13).
 * Undefined where the browser took the document from a cache.
 */
export function readServerTime(): number | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = load?.serverTiming?.find(({ name }) => name === 'now')?.duration;
  return load?.transferSize && sent ? sent + performance.now() - load.responseStart : undefined;
}

/** Loads the document of the present address anew. */
export const loadDocument = (): void => window.location.reload();
