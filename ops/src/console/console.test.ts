import type { Keys } from '../keys/load-keys';
import { publish } from '../release/publish';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { visitFrom } from '../testing/fake-visitor';
import { startFakeSite } from '../testing/fake-site';
import { makeSigner, trustIn } from '../testing/signing-keys';

const nextFolder = temporaryFolders();
// Every write waits for the disk, and the machine may be busy.
jest.setTimeout(120_000);
const opsKey = 'an-operator-key-for-tests-only';

async function setUp(keys: Keys = { opsKey }) {
  const folder = nextFolder();
  const site = await startFakeSite(folder, { keys });
  const part = (name: string, version: string) => makePart(folder, name, version);
  const { app, follower } = site.gateway;
  await site.release('mf-things', '1.1.0');
  await follower.look();
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const signIn = async (key = opsKey) => {
    const answer = await post('/ops/login', { name: 'Ngozi', key });
    return { answer, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
  };
  return { ...site, app, post, signIn, part };
}

describe('the ops console', () => {
  it('shows nothing of the site to somebody without the key', async () => {
    const { app, post, signIn, ledger, gateway } = await setUp();
    const front = await app.inject('/ops');
    expect(front.body).toContain('Operator key');
    expect(front.body).not.toContain('mf-things');
    const { answer, cookie } = await signIn('a wrong key, but long enough');
    expect(answer.statusCode).toBe(403);
    expect(cookie).toBe('');
    for (const forged of [
      '',
      'ops=x.y',
      `ops=${Buffer.from('{"name":"eve","expires":9e15}').toString('base64url')}.`,
    ]) {
      const attempt = await post('/ops/rollback', { part: 'mf-things', reason: 'x' }, { cookie: forged });
      expect(attempt.statusCode).toBe(403);
    }
    expect(await ledger.newestNumber()).toBe(2);
    await gateway.close();
  });

  it('slows down guessing', async () => {
    const { signIn, gateway } = await setUp();
    for (let index = 0; index < 5; index += 1) expect((await signIn('wrong')).answer.statusCode).toBe(403);
    const { answer } = await signIn();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    await gateway.close();
  });

  it('keeps its session away from the site’s pages and from other sites’ forms', async () => {
    const { post, signIn, ledger, gateway } = await setUp();
    const { answer, cookie } = await signIn();
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/ops; HttpOnly; SameSite=Strict/);
    const foreign = await post(
      '/ops/rollback',
      { part: 'mf-things', reason: 'x' },
      { cookie, origin: 'https://evil.example' },
    );
    expect(foreign.statusCode).toBe(403);
    expect(await ledger.newestNumber()).toBe(2);
    await gateway.close();
  });

  it('says what is live, since when, and how it does', async () => {
    const { app, signIn, gateway } = await setUp();
    const visitor = await visitFrom(app, '10.0.0.1');
    await visitor.report({ remote: 'mf-things', version: '1.1.0', kind: 'chunk' });
    const { cookie } = await signIn();
    const { body, headers } = await app.inject({ url: '/ops', headers: { cookie } });
    for (const words of ['Ngozi', 'mf-things', '1.1.0', 'Falls back to', '1 visitors: chunk 1', 'Revision 2'])
      expect(body).toContain(words);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
    await gateway.close();
  });

  it('rolls back with a reason, under the operator’s name, and the next visit has it', async () => {
    const { app, post, signIn, ledger, gateway } = await setUp();
    const { cookie } = await signIn();
    const refused = await post('/ops/rollback', { part: 'mf-things', reason: ' ' }, { cookie });
    expect(refused.statusCode).toBe(409);
    const done = await post(
      '/ops/rollback',
      { part: 'mf-things', to: '', reason: 'prices are wrong' },
      { cookie },
    );
    expect(done.body).toContain('mf-things is at 1.0.0 again: revision 3.');
    expect(await ledger.newest()).toMatchObject({
      by: 'Ngozi',
      action: 'rollback',
      reason: 'prices are wrong',
    });
    expect((await app.inject('/things')).body).toContain('/assets/mf-things/1.0.0/remote.js');
    await gateway.close();
  });

  it('rolls back once for a double click, and once for two people who see the same page', async () => {
    const { app, post, signIn, ledger, gateway } = await setUp();
    const { cookie } = await signIn();
    const { body } = await app.inject({ url: '/ops', headers: { cookie } });
    const from =
      /name="part" value="mf-things"><input type="hidden" name="from" value="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(from).toBe('1.1.0');
    const click = () =>
      post('/ops/rollback', { part: 'mf-things', from, reason: 'prices are wrong' }, { cookie });
    const answers = await Promise.all([click(), click()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.body ?? '';
    expect(refused).toContain('mf-things 1.1.0 is not live any more');
    expect(refused).toMatch(
      /Ngozi did this \d+ s ago \(revision 3, rollback: &quot;prices are wrong&quot;\)/,
    );
    expect((await ledger.newest())?.n).toBe(3);
    await gateway.close();
  });

  it('calls nothing live that this gateway refuses', async () => {
    const signer = makeSigner();
    const keys = { opsKey, signer, trust: trustIn(signer) };
    const { post, signIn, gateway } = await setUp(keys);
    const { cookie } = await signIn();
    jest.spyOn(gateway.follower, 'look').mockResolvedValue(undefined);
    const { statusCode, body } = await post('/ops/rollback', { part: 'mf-things', reason: 'x' }, { cookie });
    expect(statusCode).toBe(409);
    expect(body).toContain('Revision 3 is written, and this gateway does not serve it');
    await gateway.close();
  });

  it('changes nothing on a gateway that checks signatures and has no key to sign with', async () => {
    const signer = makeSigner();
    const { store, signIn, ledger, gateway, startGateway } = await setUp({
      opsKey,
      signer,
      trust: trustIn(signer),
    });
    const keyless = await startGateway({ keys: { opsKey, trust: trustIn(signer) } });
    const { cookie } = await signIn();
    const { statusCode, body } = await keyless.app.inject({
      method: 'POST',
      url: '/ops/rollback',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: 'part=mf-things&reason=x',
    });
    expect(statusCode).toBe(409);
    expect(body).toContain('revisions are signed here, and this command has no key');
    expect(await ledger.newestNumber()).toBe(2);
    expect(await store.exists('states/00000003.json')).toBe(false);
    await Promise.all([gateway.close(), keyless.close()]);
  });

  it('shows a canary, gives it another share of the visits, and makes it live for all', async () => {
    const { app, post, signIn, store, ledger, gateway, part } = await setUp();
    await publish({
      store,
      ledger,
      parts: [part('mf-things', '1.2.0')],
      by: 'ada',
      reason: 'try it',
      canary: { percent: 5, people: [] },
    });
    await gateway.follower.look();
    const { cookie } = await signIn();
    const { body } = await app.inject({ url: '/ops', headers: { cookie } });
    expect(body).toMatch(/Canary <code>1\.2\.0<\/code> for 5 % of visits[^]*type="range"[^>]*value="5"/);

    const canary = (fields: Record<string, string>) =>
      post('/ops/canary', { part: 'mf-things', percent: '5', do: 'percent', ...fields }, { cookie });
    expect((await canary({ percent: '60' })).body).toContain('the canary is at 60 %, revision 4');
    expect((await ledger.newest())?.live['mf-things']).toMatchObject({
      version: '1.1.0',
      canary: { version: '1.2.0', percent: 60 },
    });
    expect((await canary({ percent: '101' })).statusCode).toBe(409);
    expect((await canary({ do: 'promote' })).body).toContain('the canary is live for all, revision 5');
    expect((await ledger.newest())?.live['mf-things']).toMatchObject({ version: '1.2.0', lastGood: '1.1.0' });
    await gateway.close();
  });

  it('writes what people typed as text, never as markup', async () => {
    const { app, post, signIn, gateway } = await setUp();
    const { cookie } = await signIn();
    await post('/ops/rollback', { part: 'mf-things', reason: '<img src=x onerror=alert(1)>' }, { cookie });
    const { body } = await app.inject({ url: '/ops', headers: { cookie } });
    expect(body).not.toContain('<img');
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    await gateway.close();
  });

  it('makes signed links that work, and refuses addresses that could do harm', async () => {
    const { app, post, signIn, gateway } = await setUp();
    const { cookie } = await signIn();
    const answer = await post(
      '/ops/override',
      { remote: 'mf-things', base: 'http://localhost:3101/' },
      { cookie },
    );
    const link = /\/_pin\?p=[\w.-]+/.exec(answer.body)?.[0] ?? '';
    expect((await app.inject(link)).statusCode).toBe(303);
    const harmful = await post(
      '/ops/override',
      { remote: 'mf-things', base: 'javascript:alert(1)//' },
      { cookie },
    );
    expect(harmful.statusCode).toBe(409);
    expect((await post('/ops/replay', { code: 'nonsense' }, { cookie })).statusCode).toBe(409);
    await gateway.close();
  });

  it('does not exist where no key is set', async () => {
    const site = await startFakeSite(nextFolder());
    expect((await site.gateway.app.inject('/ops')).statusCode).toBe(404);
    await site.gateway.close();
  });
});
