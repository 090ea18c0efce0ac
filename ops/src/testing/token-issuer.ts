import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen';

/** The claims of a job at GitHub that publishes mf-things from main. */
export const jobClaims = {
  sub: 'repo:squads/things:environment:production',
  repository: 'squads/things',
  ref: 'refs/heads/main',
  environment: 'production',
  sha: 'abc1234def',
  run_id: '42',
  actor: 'bola',
};

/** The client of the console. */
export const client = { id: 'console', secret: 'a-client-secret-for-tests' };

/** An OpenID Connect issuer on this machine, which signs whatever a test wants; `now.person` signs in there without a form. */
export async function startIssuer() {
  const { SignJWT, exportJWK, generateKeyPair } = await import('jose');
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const now = { person: '' };
  const grants = new Map<string, { person: string; asked: URLSearchParams }>();
  const { url: issuer, close } = await listen((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: asked } = new URL(request.url ?? '', issuer);
    const send = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/keys') return void send({ keys: [jwk] });
    if (pathname === '/authorize') {
      const code = randomUUID();
      grants.set(code, { person: now.person, asked });
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.search = String(new URLSearchParams({ code, state: asked.get('state') ?? '' }));
      return void response.writeHead(303, { location: back.href }).end();
    }
    if (pathname === '/token') {
      const idToken = await exchange(new URLSearchParams(await text(request)));
      return void (idToken
        ? send({ access_token: 'unused', token_type: 'Bearer', id_token: idToken })
        : send({ error: 'invalid_grant' }, 400));
    }
    send({
      issuer,
      jwks_uri: `${issuer}/keys`,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
    });
  }

  /** The ID token for a code, once, and only for the client that began with the challenge of its verifier. */
  async function exchange(form: URLSearchParams): Promise<string | undefined> {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const expected = { code_challenge: challenge, code_challenge_method: 'S256', client_id: client.id };
    const isSame =
      form.get('redirect_uri') === grant?.asked.get('redirect_uri') &&
      Object.entries(expected).every(([name, value]) => grant?.asked.get(name) === value);
    if (!grant || !isSame || form.get('client_secret') !== client.secret) return undefined;
    const { person, asked } = grant;
    const claims = { sub: person, email: person, email_verified: !person.startsWith('unverified') };
    const more = { name: 'Ngozi <b>', nonce: asked.get('nonce') };
    return token({ ...claims, ...more }, { audience: client.id });
  }

  /** @param lasts seconds; negative: it has expired; null: for ever */
  const token = (
    claims: object = {},
    { audience = 'https://releases.test', by = issuer, lasts = 300 as number | null } = {},
  ) => {
    const seconds = Math.floor(Date.now() / 1000);
    const end = lasts === null ? {} : { exp: seconds + lasts };
    return new SignJWT({ ...jobClaims, ...claims, ...end, iss: by, aud: audience, iat: seconds - 600 })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign(privateKey);
  };
  return { issuer, now, token, close };
}
