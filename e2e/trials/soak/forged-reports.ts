import { setTimeout as pause } from 'node:timers/promises';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { readSite } from '../plain-visitor';

/** The results of forged reports. */
export interface ForgedReports {
  sent: number;
  /** Responses with status 429: too many from one address. */
  limited: number;
}

/**
 * Sends failure reports about everything that is live, to provoke a rollback, from many addresses and browsers, as
 * from a page of the site and not.
 * @param count how many, spread over the time until `until` (ms since 1970)
 */
export async function forgeReports({ url }: TestSite, count: number, until: number): Promise<ForgedReports> {
  const figures: ForgedReports = { sent: 0, limited: 0 };
  const each = Math.max(1, (until - Date.now()) / (count / 10));
  while (figures.sent < count) {
    const began = Date.now();
    const document = await fetch(`${url}/health-plans`);
    const { shell, remotes } = readSite(await document.text());
    const parts = [
      ['shell', shell],
      ...Object.entries(remotes).map(([name, { version }]) => [name, version]),
    ];
    const batch = Array.from({ length: Math.min(10, count - figures.sent) }, async (_, index) => {
      const turn = figures.sent + index;
      const [remote, version] = parts[turn % parts.length] ?? [];
      const response = await fetch(`${url}/_report/remote`, {
        method: 'POST',
        headers: {
          'content-type': 'text/plain',
          'user-agent': `browser-${turn}`,
          ...(turn % 3 === 2 ? {} : { 'x-forwarded-for': `203.0.${turn % 113}.${turn % 250}` }),
          ...(turn % 2 === 0 ? { origin: url, 'sec-fetch-site': 'same-origin' } : {}),
        },
        body: JSON.stringify({ remote, version, kind: ['chunk', 'render', 'entry'][turn % 3] }),
      });
      if (response.status === 429) figures.limited += 1;
    });
    await Promise.all(batch);
    figures.sent += batch.length;
    await pause(Math.max(0, each - (Date.now() - began)));
  }
  return figures;
}
