import type { SiteDocument } from '@shared/contracts';

/** The readable text of a page. */
export const readText = (body: string): string =>
  body
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

/** What a document says to the shell. */
export const readSite = (body: string): SiteDocument =>
  JSON.parse(
    /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}',
  ) as SiteDocument;
