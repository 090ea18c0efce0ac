import { brand, prerenderedMark, type SiteDocument, strings } from '@ilera/contracts';

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

/** The words of the page for a start that failed; its heading is quoted. */
const words = {
  advice: `Reload the page. If this stays, call ${brand.supportPhone} or write to ${brand.supportEmail}.`,
} as const;

/** Shown when the site could not start; it does without React. */
export function showFatalPage(error: unknown): void {
  console.error('The site could not start', error);
  const root = document.getElementById('root') ?? document.body;
  const fallback = document.getElementById('fallback');
  // A prerendered page can still be read: it gets the notice under it.
  if (fallback && root.hasAttribute(prerenderedMark)) {
    fallback.hidden = false;
    return;
  }
  const heading = document.createElement('h1');
  heading.textContent = strings.clientError;
  const advice = document.createElement('p');
  advice.textContent = words.advice;
  const main = document.createElement('main');
  main.append(heading, advice);
  root.replaceChildren(main);
}
