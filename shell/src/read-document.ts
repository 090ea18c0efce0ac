import type { SiteDocument } from '@ilera/contracts';

/**
 * Reads the state, remotes and configuration that the gateway inlined into the document. Throws if they are
 * missing or broken.
 */
export function readSiteDocument(): SiteDocument {
  const text = document.getElementById('site')?.textContent;
  if (!text) throw new Error('The document carries no site state');
  const site = JSON.parse(text) as SiteDocument;
  if (!site.remotes || !site.config) throw new Error('The site state is incomplete');
  return site;
}

/**
 * The server's current time in milliseconds, from the document's header `Server-Timing: now;dur=…` (R5.13).
 * Undefined if the document came from a cache.
 */
export function readServerTime(): number | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = load?.serverTiming?.find(({ name }) => name === 'now')?.duration;
  return load?.transferSize && sent ? sent + performance.now() - load.responseStart : undefined;
}

/** Reloads the current address as a document. */
export const loadDocument = (): void => window.location.reload();
