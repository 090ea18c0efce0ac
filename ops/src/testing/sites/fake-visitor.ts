import type { FastifyInstance } from 'fastify';
import type { SiteDocument } from '@ilera/contracts';

/** What a browser sends with a POST of a page of the site itself. */
export const sameOrigin = { origin: 'http://site.test', 'sec-fetch-site': 'same-origin' };

/**
 * Sends a report as a page of the site does, from an address. Returns the status code.
 * @param kind `remote` a failure, `error` an error, `vitals` when a page is left
 */
export async function sendReport(
  app: FastifyInstance,
  ip: string,
  kind: 'remote' | 'error' | 'vitals',
  body: unknown,
  headers: Record<string, string> = {},
): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/_report/${kind}`,
    headers: {
      host: 'site.test',
      'content-type': 'text/plain;charset=UTF-8',
      'x-forwarded-for': ip,
      ...sameOrigin,
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return statusCode;
}

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
