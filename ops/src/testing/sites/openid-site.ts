import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { freePort } from '../../common/ports';
import type { GatewayOptions } from '../../server/releases.plugin';
import { opsKey, startConsoleSite } from './console-site';

const client = { id: 'console', secret: 'a-client-secret-for-tests' };

/** A real OpenID provider on a port of its own, at which `person` signs in without a form. */
async function startProvider(callback: string) {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...key, use: 'sig', alg: 'ES256', kid: 'test' } as never] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${issuer}/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: !sub.startsWith('unverified'), name: 'Ngozi <b>' }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: client.id,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const now = { person: '' };
  const callbackOf = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void callbackOf(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: now.person } });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { issuer, now, close };
}

/** A site whose operators sign in at a provider; `people` are those of OPS_OPENID_PEOPLE. */
export async function startOpenIdSite(folder: string, people: string, more: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const provider = await startProvider(`${url}/ops/openid/callback`);
  const env = {
    OPS_OPENID_ISSUER: provider.issuer,
    OPS_OPENID_CLIENT_ID: client.id,
    OPS_OPENID_CLIENT_SECRET: client.secret,
    OPS_OPENID_PEOPLE: people,
    ...more,
  };
  const site = await startConsoleSite(folder, { opsKey }, { env } satisfies Partial<GatewayOptions> & {
    env: NodeJS.ProcessEnv;
  });
  await site.app.listen({ port, host: 'localhost' });
  return {
    ...site,
    url,
    provider,
    opsKey,
    close: async () => {
      await provider.close();
      await site.gateway.close();
    },
  };
}

/**
 * A browser without pages: follows redirects, and stores cookies by origin.
 * @param url where it begins
 */
export async function browse(
  url: string,
  jar: Map<string, string>,
): Promise<{ url: string; body: string; status: number }> {
  let address = new URL(url);
  for (let hop = 0; hop < 12; hop += 1) {
    const { origin } = address;
    const cookie = [...jar].filter(([key]) => key.startsWith(`${origin} `)).map(([, pair]) => pair);
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie: cookie.join('; ') } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const key = `${origin} ${pair.split('=')[0] ?? ''}`;
      if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(key);
      else jar.set(key, pair);
    }
    const next = answer.headers.get('location');
    if (!next) return { url: address.href, body: await answer.text(), status: answer.status };
    address = new URL(next, address);
  }
  throw new Error('Too many redirects');
}
