import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLoadingCache } from '../common/loading-cache';
import { isOperator, type OpenIdConfig } from '../common/sign-in-config';
import { signToken, verifyToken } from '../common/signed-token';
import { signInOperator, getOrigin, type ConsoleAccess } from './session';
import { signInView } from './views/sign-in-view';

/** Values that the provider's response must match. */
interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

const purpose = 'openid';
const cookieName = 'ops-openid';
/** Time in which a sign-in at the provider must end. */
const attemptSeconds = 600;
const path = '/ops/openid';

/** Signs operators in by OpenID Connect: authorization code with PKCE, state and nonce (ADR 0017). */
export async function openIdSignIn(app: FastifyInstance, access: ConsoleAccess): Promise<void> {
  const { openId, opsKey } = access;
  if (!openId) return;
  /** Addresses and keys of the provider; a failure is not cached. */
  const providers = createLoadingCache<Provider>(1);
  const findProvider = () => providers(openId.issuer, () => discover(openId));

  app.get(`${path}/start`, async (request, reply) => {
    const provider = await findProvider().catch(() => undefined);
    if (!provider)
      return reply.code(502).send(signInView(access, `${openId.issuer} does not answer. Try again.`));
    const { library, configuration } = provider;
    const attempt: Attempt = {
      state: library.randomState(),
      nonce: library.randomNonce(),
      verifier: library.randomPKCECodeVerifier(),
    };
    const address = library.buildAuthorizationUrl(configuration, {
      redirect_uri: `${getOrigin(request)}${path}/callback`,
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await library.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    });
    return reply
      .setCookie(cookieName, signToken(purpose, attempt, opsKey, attemptSeconds), {
        path,
        maxAge: attemptSeconds,
      })
      .redirect(address.href, 303);
  });

  app.get(`${path}/callback`, async (request, reply) => {
    const refuse = (why: string) => reply.code(403).send(signInView(access, why));
    const attempt = verifyToken<Attempt>(purpose, request.cookies[cookieName], opsKey);
    void reply.clearCookie(cookieName, { path });
    if (!attempt) return refuse('This sign-in took too long or began in another browser. Start again.');
    const claims = await findProvider()
      .then((provider) => readClaims(provider, request, attempt))
      .catch(() => undefined);
    if (!claims) return refuse('The provider did not confirm who you are. Start again.');
    const { email, email_verified: isVerified, name } = claims;
    if (typeof email !== 'string' || isVerified !== true || !isOperator(openId.people, email))
      return refuse('You may not use this console. Ask for your address to be added to OPS_OPENID_PEOPLE.');
    const displayName =
      typeof name === 'string' && name.trim() ? `${name.trim().slice(0, 60)} (${email})` : email;
    signInOperator(reply, access, { name: displayName, email });
    return reply.redirect('/ops', 303);
  });
}

type Provider = Awaited<ReturnType<typeof discover>>;

/** Requests the provider's addresses and keys. */
async function discover({ issuer, clientId, clientSecret }: OpenIdConfig) {
  const library = await import('openid-client');
  const configuration = await library.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: 10,
    execute: issuer.startsWith('http:') ? [library.allowInsecureRequests] : [],
  });
  return { library, configuration };
}

async function readClaims(
  { library, configuration }: Provider,
  request: FastifyRequest,
  { state, nonce, verifier }: Attempt,
) {
  const address = new URL(request.url, getOrigin(request));
  const tokens = await library.authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  return tokens.claims();
}
