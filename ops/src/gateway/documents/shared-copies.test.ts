import { signInvitation } from '../../site/invitation';
import { opsKey } from '../../testing/sites/console-site';
import { openMemoryStore } from '../../testing/memory-store';
import { startFakeSite } from '../../testing/sites/fake-site';
import { readSite } from '../../testing/sites/fake-visitor';

const page = { remote: 'mf-things', page: 'list', access: 'public' as const };
const routes = [
  { ...page, path: '/things' },
  { ...page, path: '/thing/:id' },
  { ...page, path: '/verify_account/:token' },
  { ...page, path: '/conditioncheckout/:id' },
  { ...page, path: '/account/home', access: 'signed-in' as const },
  { ...page, path: '/auth/sign-in', access: 'signed-out' as const },
  { path: '*' },
];

async function setUp(seconds = '5') {
  const site = await startFakeSite({ keys: { opsKey }, env: { DOCUMENT_SECONDS: seconds }, assetMemory: 0 });
  await site.release('shell', '1.1.0', { routes });
  await site.release('mf-things', '1.1.0');
  const get = async (url = '/things', headers: Record<string, string> = {}) => {
    const answer = await site.app.inject({ url, headers: { accept: 'text/html', ...headers } });
    return { answer, control: answer.headers['cache-control'] };
  };
  return { ...site, get };
}

const shared = 'public, max-age=0, s-maxage=5';
const own = 'private, no-cache';

describe('what a CDN may keep', () => {
  let site: Awaited<ReturnType<typeof setUp>>;
  beforeAll(async () => {
    site = await setUp();
  });

  it('is a public page that was asked for without a cookie, under a key that cookies enter', async () => {
    const { answer, control } = await site.get();
    expect(control).toBe(shared);
    expect(answer.headers.vary).toBe('accept-encoding, cookie');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const etag = String(answer.headers.etag);
    const again = await site.get('/things', { 'if-none-match': etag });
    expect([again.answer.statusCode, again.control]).toEqual([304, shared]);
  });

  it.each([
    ['the share of a former canary', { cookie: 'share=3' }],
    ['a session', { cookie: 'session=abc' }],
    ['a token', { authorization: 'Bearer abc' }],
    ['an invitation', { cookie: `invitation=${signInvitation('ada', opsKey)}` }],
    ['an invitation that is over', { cookie: 'invitation=x.y' }],
    ['an empty cookie', { cookie: '' }],
    ['a smoke run', { cookie: 'smoke=1' }],
  ])('excludes the document of a request with %s', async (_what, headers) => {
    expect((await site.get('/things', headers)).control).toBe(own);
  });

  it.each([
    ['an address with a query', '/things?search=piles'],
    ['an account page', '/account/home'],
    ['a sign-in', '/auth/sign-in'],
    ['a checkout', '/conditioncheckout/7'],
    ['a page that does not exist', '/nowhere'],
    ['a thing behind a made-up address', '/thing/%zz'],
  ])('is not %s', async (_what, url) => {
    expect((await site.get(url)).control).toBe(own);
  });

  it.each([
    ['a one-time token', '/verify_account/abc'],
    ['a redirect that sets a cookie', `/_invitation?p=${signInvitation('ada', opsKey)}`],
    ['a redirect that removes one', '/_invitation/off'],
    ['a preview that is over', '/_preview/none'],
    ['a file that does not exist', '/old.png'],
  ])('is not %s, which nobody keeps', async (_what, url) => {
    const accept = url === '/old.png' ? 'image/png' : 'text/html';
    expect((await site.get(url, { accept })).control).toBe('no-store');
  });

  it('excludes a document while a fallback version serves its page', async () => {
    const { app, store, follower, get } = site;
    const key = 'artefacts/mf-things/1.1.0/remote.js';
    const file = await store.get(key);
    await store.remove(key);
    // A visitor's browser asks for it.
    await app.inject('/assets/mf-things/1.1.0/remote.js');
    await follower.poll();
    const { answer, control } = await get();
    expect([readSite(answer.body).remotes['mf-things']?.version, control]).toEqual(['1.0.0', own]);
    await store.put(key, file!);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    await follower.poll();
    jest.restoreAllMocks();
    expect((await get()).control).toBe(shared);
  });
});

it('excludes everything unless the site sets a time', async () => {
  const { get } = await setUp('0');
  expect((await get()).control).toBe(own);
});

it('excludes everything while the site starts', async () => {
  const { app } = await startFakeSite({ store: openMemoryStore(), env: { DOCUMENT_SECONDS: '5' } });
  const { statusCode, headers } = await app.inject({ url: '/things', headers: { accept: 'text/html' } });
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
});

it('excludes documents while a canary takes a share of page loads, and includes them after its end', async () => {
  const { get, release, canary, follower } = await setUp();
  await release('mf-things', '2.0.0', {}, { canary: { percent: 50, people: [] } });
  const seen = new Set<string | undefined>();
  for (let index = 0; index < 60; index += 1) {
    const { answer, control } = await get();
    expect([control, answer.cookies[0]?.name]).toEqual([own, 'share']);
    seen.add(readSite(answer.body).remotes['mf-things']?.version);
  }
  expect([...seen].sort()).toEqual(['1.1.0', '2.0.0']);
  await canary('stop');
  await follower.poll();
  expect((await get()).control).toBe(shared);
});
