import { get } from 'node:http';
import { publicPages } from '../../support/public-pages';
import { expect, test } from '../../support/test';

/** The bytes of a document as a browser gets them; rejects where the site fails. */
const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    get(url, { headers }, (response) => {
      let bytes = 0;
      if (response.statusCode! >= 500) reject(new Error(`${url}: ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

/** One initial congestion window: ten packets, which a server sends before it waits for the browser. */
const window = 14_000;

for (const path of publicPages)
  test(`the document of ${path} is no more than ${window} bytes, once it is compressed for all`, async ({
    site,
  }) => {
    await expect.poll(() => bytesOf(site.url + path)).toBeLessThanOrEqual(window);
  });
