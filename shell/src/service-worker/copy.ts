import { brand, copyHeaders, keepHeader, unescapeHtml } from '@ilera/contracts';
import { html } from '@ilera/contracts/html';
import { formatDay } from '@ilera/format';

/** The words of the line above a copy. */
const words = {
  region: 'About this copy',
  note: (day: string) =>
    `You are reading the copy of ${day}, because ${brand.name} could not be reached. Prices may have changed.`,
  again: 'Load the page again',
} as const;

/**
 * Makes an offline copy of a document, with a line that marks it as a copy; null if the gateway does not mark
 * the document as one to keep.
 */
export async function toCopy(response: Response): Promise<Response | null> {
  if (response.status !== 200 || response.redirected || !response.headers.has(keepHeader)) return null;
  const text = await response.clone().text();
  const title = unescapeHtml(/<title[^>]*>([^<]*)<\/title>/.exec(text)?.[1] ?? brand.name);
  const headers = new Headers(response.headers);
  // The device's clock may be years off (R5.13).
  const now = new Date(headers.get('date') ?? Date.now());
  for (const name of ['content-encoding', 'content-length', 'etag', 'server-timing', 'set-cookie'])
    headers.delete(name);
  headers.set(copyHeaders.at, now.toISOString());
  headers.set(copyHeaders.title, encodeURIComponent(title));
  return new Response(
    text.replace(/<body>/, () => `<body>${noteOf(now)}`),
    { headers },
  );
}

/** Stands before the page, which hydrates unchanged. An empty address means the current one. */
const noteOf = (now: Date): string =>
  html`<aside
    aria-label="${words.region}"
    style="padding:.75rem 1rem;font:1rem/1.5 system-ui,sans-serif;background:#fff3cd;color:#3d2f00"
  >
    ${words.note(formatDay(now))} <a href="" style="color:inherit">${words.again}</a>
  </aside>`.text;
