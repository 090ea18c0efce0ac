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

/** An OpenID Connect issuer on this machine, which signs whatever a test wants. */
export async function startIssuer() {
  const { SignJWT, exportJWK, generateKeyPair } = await import('jose');
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const { url: issuer, close } = await listen((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(request.url === '/keys' ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/keys` }),
    );
  });
  /** @param lasts seconds; negative: it has expired */
  const token = (
    claims: object = {},
    { audience = 'https://releases.test', by = issuer, lasts = 300 } = {},
  ) =>
    new SignJWT({ ...jobClaims, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(by)
      .setAudience(audience)
      .setIssuedAt(Math.floor(Date.now() / 1000) - 600)
      .setExpirationTime(Math.floor(Date.now() / 1000) + lasts)
      .sign(privateKey);
  return { issuer, token, close };
}
