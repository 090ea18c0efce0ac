import { opsKey } from '../../testing/sites/console-site';
import { startFakeSite } from '../../testing/sites/fake-site';
import { signInvitation } from '../../site/invitation';

const sources = {
  'service-worker.js': 'the worker',
  'icon.any-192.0123456789ab.png': 'small',
  'icon.any-512.0123456789ab.png': 'large',
  'icon.maskable-512.0123456789ab.png': 'cut',
  'icon.apple-180.0123456789ab.png': 'apple',
};

/** A site whose shell has a service worker, on top of one whose shell has none. */
async function setUp() {
  const site = await startFakeSite({ keys: { opsKey } });
  await site.release('shell', '2.0.0', { sources });
  return { ...site, worker: () => site.app.inject('/service-worker.js') };
}

describe('the service worker', () => {
  it('is that of the live shell, revalidated each time, and the document names it', async () => {
    const { worker, open } = await setUp();
    const answer = await worker();
    expect(answer.body).toBe('the worker');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const { site, answer: document } = await open();
    expect(site.offline).toEqual({ worker: '/service-worker.js', keeps: [] });
    expect(document.headers['content-security-policy']).toContain("worker-src 'self'");
  });

  it('removes itself after a rollback to a shell that has none', async () => {
    const { worker, open, back, follower } = await setUp();
    await back({ part: 'shell' });
    await follower.poll();
    expect((await worker()).body).toContain('registration.unregister()');
    expect((await open()).site.offline).toBeUndefined();
  });

  it('is not for a browser with an invitation', async () => {
    const { open } = await setUp();
    expect(
      (await open('/things', `invitation=${signInvitation('ada', opsKey)}`)).site.offline,
    ).toBeUndefined();
  });
});

describe('the web app manifest', () => {
  it('has the icons of the live shell, which the gateway serves', async () => {
    const { app, open } = await setUp();
    const answer = await app.inject('/site.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const manifest = answer.json<{ icons: { src: string; sizes: string; purpose: string }[] }>();
    expect(manifest).toMatchObject({
      short_name: 'Ilera',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ]);
    for (const { src } of manifest.icons) expect((await app.inject(src)).statusCode).toBe(200);
    const html = (await open()).answer.body;
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest">');
    expect(html).toMatch(/<link rel="apple-touch-icon" href="\/assets\/shell\/[^"]*icon\.apple-180/);
    expect(html).toContain('<meta name="theme-color" content="#5d36aa">');
    const favicon = await app.inject('/favicon.ico');
    expect(favicon.headers.location).toContain('icon.any-192');
  });

  it('is not linked by a shell without icons', async () => {
    const { app, open } = await startFakeSite();
    expect((await open()).answer.body).not.toContain('rel="manifest"');
    expect((await app.inject('/favicon.ico')).statusCode).toBe(404);
  });
});
