import type { SiteDocument } from '@shared/contracts';

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
