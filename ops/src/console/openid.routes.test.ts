import { readEnvironment } from '@ilera/contracts/environment';
import { readGatewayConfig } from '../gateway/gateway-config';
import { browse, startOpenIdSite } from '../testing/sites/openid-site';
import { readToken, rollbackForm } from '../testing/sites/console-site';
import { readText } from '../testing/sites/fake-visitor';
import { readOpenId } from '../common/sign-in-config';

const ngozi = 'ngozi@ilera.example';

async function setUp(people = ngozi) {
  const site = await startOpenIdSite(people);
  /** Signs a person in at the provider, in a browser of their own. */
  const signIn = async (person: string) => {
    site.provider.now.person = person;
    const jar = new Map<string, string>();
    const answer = await browse(`${site.url}/ops/openid/start`, jar);
    return { jar, answer, see: async (path = '/ops') => readText((await browse(site.url + path, jar)).body) };
  };
  return { ...site, signIn };
}

describe('signing in to the console with OpenID Connect', () => {
  it('lets in who is on the list, and the history names them by the address that the provider vouched for', async () => {
    const { signIn, url, ledger } = await setUp();
    const { jar, answer, see } = await signIn(ngozi);
    expect(answer.body).toContain('mf-things');
    expect(await see()).toContain(`Ngozi &lt;b&gt; (${ngozi})`);
    const cookie = jar.get('ops') ?? '';
    const token = readToken((await browse(`${url}/ops`, jar)).body);
    await fetch(`${url}/ops/rollback`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams({ ...rollbackForm, token }),
    });
    expect(await ledger.newest()).toMatchObject({ n: 3, by: `Ngozi <b> (${ngozi})` });
  });

  it('lets in a whole domain, and nobody whose address is not verified or not on the list', async () => {
    const { signIn } = await setUp('@ilera.example');
    expect((await signIn('Bola@ilera.example')).answer.status).toBe(200);
    for (const person of ['eve@evil.example', 'unverified@ilera.example', 'eve@ilera.example.evil.example']) {
      const { answer, see } = await signIn(person);
      expect(answer.status).toBe(403);
      expect(answer.body).toContain('You may not use this console');
      expect(await see()).not.toContain('mf-things');
    }
  });

  it('takes no answer that this browser did not ask for, and none twice', async () => {
    const { provider, signIn, url } = await setUp();
    provider.now.person = ngozi;
    const jar = new Map<string, string>();
    const { jar: _other, answer } = await signIn(ngozi);
    // The address of a finished sign-in, opened by another browser or once more.
    const callback = answer.visited.find((address) => address.includes('/ops/openid/callback?')) ?? '';
    for (const browser of [jar, _other]) {
      const { status, body } = await browse(callback, browser);
      expect(status).toBe(403);
      expect(body).toContain('Start again.');
    }
    await browse(`${url}/ops/openid/start`, jar);
    const forged = await browse(`${url}/ops/openid/callback?code=x&state=y`, jar);
    expect(forged.status).toBe(403);
  });

  it('ends with the list: who is removed from it is signed out', async () => {
    const { signIn, startGateway } = await setUp();
    const { jar } = await signIn(ngozi);
    const cookie = jar.get('ops') ?? '';
    const { app: later } = await startGateway({
      config: readGatewayConfig({
        OPS_OPENID_ISSUER: 'http://localhost:9',
        OPS_OPENID_CLIENT_ID: 'x',
        OPS_OPENID_CLIENT_SECRET: 'x',
        OPS_OPENID_PEOPLE: 'bola@ilera.example',
      }),
    });
    expect((await later.inject({ url: '/ops', headers: { cookie } })).body).not.toContain('mf-things');
  });

  it('is the only way: the shared key opens nothing, nor do sessions that it began', async () => {
    const { see, app, startGateway, opsKey } = await setUp();
    const { app: before } = await startGateway({ config: readGatewayConfig({}) });
    const signInWithKey = async (gateway: typeof app) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const payload = `name=Ngozi&key=${opsKey}`;
      const answer = await gateway.inject({ method: 'POST', url: '/ops/login', headers, payload });
      return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    };
    const cookie = await signInWithKey(before);
    expect(cookie).toMatch(/^ops=./);
    expect(await see('/ops', cookie)).not.toContain('mf-things');
    expect(await signInWithKey(app)).toBe('');
  });

  it('says where the provider does not answer, and tries again with the next person', async () => {
    const { provider, app } = await setUp();
    await provider.close();
    const { statusCode, body } = await app.inject('/ops/openid/start');
    expect(statusCode).toBe(502);
    expect(body).toContain('does not answer. Try again.');
  });
});

it.each<[NodeJS.ProcessEnv, string]>([
  [{ OPS_OPENID_ISSUER: 'ftp://x' }, 'expected https://'],
  [{ OPS_OPENID_ISSUER: 'http://x', NODE_ENV: 'production' }, 'expected https://'],
  [{ OPS_OPENID_ISSUER: 'https://x' }, 'needs OPS_OPENID_CLIENT_ID'],
  [{ OPS_OPENID_ISSUER: 'https://x' }, 'needs OPS_OPENID_PEOPLE'],
  [{ OPS_OPENID_ISSUER: 'https://x', OPS_OPENID_PEOPLE: 'ilera.example' }, 'is no address, nor a domain'],
])('the environment %j is refused', (env, fault) => {
  const environment = readEnvironment(env);
  readOpenId(environment);
  expect(environment.faults.join('\n')).toContain(fault);
});
