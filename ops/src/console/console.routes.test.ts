import { cspHash } from '../common/html';
import { signInvitation } from '../site/invitation';
import { forgeRevision } from '../testing/forge-revision';
import { opsKey, readToken, rollbackForm, startConsoleSite } from '../testing/sites/console-site';
import { startFakeSite } from '../testing/sites/fake-site';
import { sendReport, readText } from '../testing/sites/fake-visitor';
import { makeKeys } from '../testing/signing-keys';

/** Of tests that change nothing. */
let unchanged: Awaited<ReturnType<typeof startConsoleSite>>;
beforeAll(async () => (unchanged = await startConsoleSite()));

describe('the ops console', () => {
  it('shows nothing of the site to somebody without the key', async () => {
    const { app, post, signIn, ledger } = await startConsoleSite();
    const front = await app.inject('/ops');
    expect(front.body).toContain('Operator key');
    expect(front.body).not.toContain('mf-things');
    const { answer, cookie } = await signIn('a wrong key, but long enough', 'Ngozi "N." Obi');
    // What was typed is still there, as text.
    expect(answer.body).toContain('value="Ngozi &quot;N.&quot; Obi"');
    expect(answer.statusCode).toBe(403);
    expect(cookie).toBe('');
    for (const forged of [
      '',
      'ops=x.y',
      `ops=${Buffer.from('{"name":"eve","expires":9e15}').toString('base64url')}.`,
      // Signed with the same key, for something else.
      `ops=${signInvitation('eve', opsKey)}`,
    ]) {
      expect((await app.inject({ url: '/ops', headers: { cookie: forged } })).body).not.toContain(
        'mf-things',
      );
      expect((await post('/ops/rollback', rollbackForm, { cookie: forged })).statusCode).toBe(403);
    }
    expect(await ledger.newestNumber()).toBe(2);
  });

  it('lets an operator in by a link from elsewhere, which changes nothing', async () => {
    const { app, cookie, ledger } = unchanged;
    const { body } = await app.inject({
      url: '/ops/confirm/rollback?part=mf-things&reason=wrong',
      headers: { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    });
    expect(body).toContain('Roll back to 1.0.0');
    expect(await ledger.newestNumber()).toBe(2);
  });

  it('slows down guessing', async () => {
    const { signIn } = await startConsoleSite();
    // The fifth try within the minute, after the operator's own, is the last one.
    for (let index = 0; index < 4; index += 1) expect((await signIn('wrong')).answer.statusCode).toBe(403);
    const { answer } = await signIn();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
  });

  it('keeps its session away from the site’s pages and from other sites', async () => {
    const { headers } = (await unchanged.signIn()).answer;
    expect(headers['set-cookie']).toMatch(/; Path=\/ops; HttpOnly; SameSite=Lax/);
  });

  describe('against a script of the site, which has its origin and its cookie, and any other form', () => {
    it.each([
      ['fetched', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
      ['framed', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ])('is not %s, whatever it would do', async (_name, headers) => {
      const { app, post, ledger } = unchanged;
      const sameOrigin = { cookie: unchanged.cookie, 'sec-fetch-site': 'same-origin', ...headers };
      const page = await app.inject({ url: '/ops', headers: sameOrigin });
      expect(page.statusCode).toBe(403);
      expect(page.body).not.toContain('mf-things');
      expect(readToken(page.body)).toBe('');
      const sent = await post('/ops/rollback', rollbackForm, sameOrigin);
      expect(sent.statusCode).toBe(403);
      expect(await ledger.newestNumber()).toBe(2);
    });

    it('takes no form that is not of a page of the same session', async () => {
      const { post, see, signIn, cookie, ledger } = await startConsoleSite();
      const other = await signIn(opsKey, 'Bola');
      const headers = { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
      for (const token of ['', 'x', readToken(await see('/ops', other.cookie))]) {
        const sent = await post('/ops/rollback', { ...rollbackForm, token }, headers);
        expect(sent.statusCode).toBe(403);
        expect(sent.body).toContain('This form is of another session. Nothing was changed.');
      }
      expect(await ledger.newestNumber()).toBe(2);
      expect((await post('/ops/rollback', rollbackForm, headers)).statusCode).toBe(303);
    });

    it('shares no window with a page of the site', async () => {
      const { app, cookie } = unchanged;
      const policyOf = async (url: string) =>
        (await app.inject({ url, headers: { cookie } })).headers['cross-origin-opener-policy'];
      expect(await policyOf('/ops')).toBe('same-origin');
      expect(await policyOf('/things')).toBe('same-origin-allow-popups');
    });
  });

  it('says what is live, since when, and how it does', async () => {
    const { app, cookie } = await startConsoleSite();
    await sendReport(app, '10.0.0.1', 'remote', { remote: 'mf-things', version: '1.1.0', kind: 'chunk' });
    const { body, headers } = await app.inject({ url: '/ops', headers: { cookie } });
    for (const words of [
      'Ngozi',
      'mf-things',
      '1.1.0',
      'Falls back to',
      'Fails for 1 visitors in 0 loads: chunk 1',
      'Revision 2',
      'publish',
    ])
      expect(body).toContain(words);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('has the part with errors first, and of the others the one that was changed last', async () => {
    const { app, see, cookie } = await startConsoleSite();
    const order = async () =>
      [...(await see('/ops', cookie)).matchAll(/id="part-([^"]+)"/g)].map(([, name]) => name);
    expect((await order())[0]).toBe('mf-things');
    await sendReport(app, '10.0.0.1', 'remote', { remote: 'mf-public', version: '1.0.0', kind: 'chunk' });
    expect((await order()).slice(0, 2)).toEqual(['mf-public', 'mf-things']);
  });

  it('shows what nobody vouches for as not live', async () => {
    const { see, cookie, store, folder, follower } = await startConsoleSite({ opsKey, ...makeKeys() });
    await forgeRevision(store, folder, 'mf-things');
    await follower.poll();
    const body = readText(await see('/ops', cookie));
    expect(body).toContain('3 NOT LIVE: not signed');
    expect(body).not.toContain('6.6.6');
  });

  it('has no script at all, and forms and links that work without one', async () => {
    const { app, see, cookie } = unchanged;
    const { headers, body: overview } = await app.inject({ url: '/ops', headers: { cookie } });
    const style = /<style>(.*?)<\/style>/s.exec(overview)?.[1] ?? '';
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`default-src 'none'; style-src ${cspHash(style)}; form-action`);
    expect(policy).not.toContain('unsafe');
    for (const url of ['/ops', '/ops/confirm/rollback?part=mf-things']) {
      const body = await see(url, cookie);
      expect(body).not.toMatch(/<script| on\w+=| style=/);
    }
  });

  it('writes what people typed as text, never as markup', async () => {
    const { change, see, cookie } = await startConsoleSite();
    const reason = '<img src=x onerror=alert(1)>';
    await change('/ops/rollback', { ...rollbackForm, reason }, cookie);
    for (const body of [
      await see('/ops', cookie),
      await see(`/ops/confirm/rollback?part=${encodeURIComponent(reason)}`, cookie),
    ]) {
      expect(body).not.toContain('<img');
      expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    }
  });

  it('makes invitations that work', async () => {
    const { app, post, cookie } = unchanged;
    const { body } = await post('/ops/invite', { person: 'ada' }, { cookie });
    const link = /\/_invitation\?p=[\w.-]+/.exec(body)?.[0] ?? '';
    expect((await app.inject(link)).statusCode).toBe(303);
  });

  it('shows the site and no form that could not work where its gateway cannot sign', async () => {
    const keys = { opsKey, ...makeKeys() };
    const { startGateway, cookie, ledger } = await startConsoleSite(keys);
    const { app } = await startGateway({ keys: { opsKey, trust: keys.trust } });
    const { body } = await app.inject({ url: '/ops', headers: { cookie } });
    expect(body).toContain('this gateway has no signing key');
    expect(body).toContain('1.1.0');
    expect(body).not.toContain('/ops/confirm');
    const answer = await app.inject({
      method: 'POST',
      url: '/ops/rollback',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: readToken(body), ...rollbackForm }).toString(),
    });
    expect(answer.statusCode).toBe(409);
    expect(readText(answer.body)).toContain('there is no key');
    expect(await ledger.newestNumber()).toBe(2);
  });

  it('says that it wants a key where none is set', async () => {
    const site = await startFakeSite();
    const { statusCode, body } = await site.app.inject('/ops');
    expect(statusCode).toBe(503);
    expect(body).toContain(
      'The console is off: it wants an operator key, the variable OPS_KEY of this gateway.',
    );
    expect((await site.app.inject('/ops/confirm/rollback?part=mf-things')).statusCode).toBe(404);
  });
});
