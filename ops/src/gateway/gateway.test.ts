import { pageHeaders } from './responses';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { brand } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import { readSite } from '../testing/sites/fake-visitor';
import { startFakeSite, type FakeSite } from '../testing/sites/fake-site';

let site: FakeSite;

beforeAll(async () => {
  site = await startFakeSite();
});

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

describe('the document', () => {
  it('carries its remotes and the configuration', async () => {
    const response = await get('/things');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    const document = readSite(response.body);
    expect(document).toMatchObject({
      revision: 1,
      shell: '1.0.0',
      config: { apiBaseUrl: '/api', production: false },
    });
    expect(document.remotes['mf-things']).toMatchObject({
      version: '1.0.0',
      base: '/assets/mf-things/1.0.0/',
      entry: 'remoteEntry.js',
      entryIntegrity: expect.stringMatching(/^sha256-/),
    });
    // Its entry knows its chunks.
    expect(document.remotes['mf-things']).not.toHaveProperty('pages');
  });

  it('names the whole graph of its route and nothing of another remote', async () => {
    const { body } = await get('/things');
    const named = [...body.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, url]) => url);
    expect(named).toEqual([
      '/assets/shell/1.0.0/main.js',
      '/assets/shell/1.0.0/vendor.js',
      '/assets/mf-things/1.0.0/remoteEntry.js',
      '/assets/mf-things/1.0.0/remote.js',
      '/assets/mf-things/1.0.0/page.list.js',
    ]);
    const styles = [...body.matchAll(/<link rel="stylesheet"[^>]* data-href="([^"]+)"/g)].map(
      ([, file]) => file,
    );
    expect(styles).toEqual(['main.css', 'page.list.css']);
  });

  it('names the frame of an account page before the page', async () => {
    const { body } = await get('/account/home');
    expect(body.indexOf('/assets/mf-public/1.0.0/remoteEntry.js')).toBeGreaterThan(0);
    expect(body.indexOf('/assets/mf-public/')).toBeLessThan(body.indexOf('/assets/mf-things/'));
  });

  it('gives every script of the graph the hash of what is really served', async () => {
    const { body } = await get('/things');
    const tags = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"[^>]*integrity="([^"]+)"/g)];
    expect(tags).toHaveLength(7);
    for (const [, url = '', integrity] of tags) {
      expect(toIntegrity((await get(url)).rawPayload)).toBe(integrity);
    }
  });

  it.each(['/nowhere', '/index.html', '/things/old.php', '//nowhere.example'])(
    'answers 404 with the site for %s, which the site map does not have',
    async (url) => {
      const response = await get(url, { accept: 'text/html,*/*;q=0.8' });
      expect(response.statusCode).toBe(404);
      expect(readSite(response.body).revision).toBe(1);
    },
  );

  it.each(['*/*', 'image/avif,image/webp,*/*;q=0.8'])(
    'gives no page for a file that a page loads and that is not there, asked for as %s',
    async (accept) => {
      const response = await get('/old.png', { accept });
      expect([response.statusCode, response.body]).toEqual([404, 'Not found.\n']);
    },
  );

  it.each(['/%', '/thing/%', '/thing/%E0%A4%A', '/thing/%zz?q=%', '/%ff/x', '/assets/%'])(
    'answers %s, which cannot be decoded, with the page of unknown addresses (R4.7)',
    async (url) => {
      const response = await get(url, { accept: 'text/html' });
      expect(response.statusCode).toBe(404);
      expect(readSite(response.body).revision).toBe(1);
      expect(response.body).not.toContain(url);
    },
  );

  it('serves a page whose token looks like a file name, and lets nothing of the token leave', async () => {
    const response = await get('/verify_account/abc.def.zip');
    expect(response.statusCode).toBe(200);
    expect(response.headers['referrer-policy']).toBe('no-referrer');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('abc.def.zip');
  });

  it('says without any script who we are and how to reach a person', async () => {
    const { body } = await get('/');
    const noscript = /<noscript>(.*?)<\/noscript>/s.exec(body)?.[1] ?? '';
    for (const word of [brand.name, brand.supportPhone, brand.supportEmail]) expect(noscript).toContain(word);
  });

  it('is compressed, revalidated by its tag, and different after a release', async () => {
    const packed = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    const plain = await get('/');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const etag = String(plain.headers.etag);
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304);
    await site.release('mf-public', '1.0.1');
    const after = await get('/', { 'if-none-match': etag });
    expect(after.statusCode).toBe(200);
    const { remotes } = readSite(after.body);
    expect(remotes['mf-public']).toMatchObject({ version: '1.0.1', lastGood: { version: '1.0.0' } });
    expect(remotes['mf-things']?.version).toBe('1.0.0');
  });
});

describe('assets', () => {
  const script = '/assets/mf-things/1.0.0/remote.js';

  it('are immutable, typed, for any origin, never sniffed, and without the headers that only pages obey', async () => {
    const { headers } = await get(script);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      vary: 'accept-encoding',
    });
    for (const name of Object.keys(pageHeaders)) expect(headers).not.toHaveProperty(name);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *;q=1', 'gzip'],
    ['gzip;q=0, br;q=0, *', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
  ])('for "Accept-Encoding: %s" come as %s', async (accepted, expected) => {
    const response = await get(script, { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(expected);
    const unpack =
      { br: brotliDecompressSync, gzip: gunzipSync }[String(expected)] ?? ((body: Buffer) => body);
    expect(unpack(response.rawPayload).toString()).toContain('mf-things 1.0.0 remote');
  });

  it.each([
    '/assets/mf-things/1.0.0/nope.js',
    '/assets/mf-things/9.9.9/remote.js',
    '/assets/mf-things/1.0.0/release.json',
    '/assets/mf-things/1.0.0/remote.js.br',
    '/assets/mf-things/1.0.0/../../../revisions/00000001.json',
    '/assets/mf-things/1.0.0/%2e%2e/%2e%2e/x.js',
    '/assets/mf-things/1.0.0/__proto__',
    '/assets/mf-things/1.0.0/',
    '/assets/',
    '/assets',
    '/nope.js',
    '/.git/config',
    '/.env',
    '/release.json',
  ])('%s is 404, never the document', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    if (url.startsWith('/assets/') || /\.[a-z]+$/.test(url))
      expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).not.toContain('<script');
  });
});

describe('every class of answer', () => {
  it.each(['/', '/nowhere', '/nope.js', '/assets/x', '/_health', '/robots.txt', '/%E0%A4%A'])(
    '%s is hardened',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(headers['referrer-policy']).toBe('strict-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('other methods than reading are refused', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      expect((await site.app.inject({ method, url: '/things' })).statusCode).toBe(405);
    }
    expect((await site.app.inject({ method: 'HEAD', url: '/things' })).statusCode).toBe(200);
  });
});
