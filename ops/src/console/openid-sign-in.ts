import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as OpenIdClient from 'openid-client';
import { signToken, verifyToken } from '../common/signed-token';
import { isOperator, type OpenIdConfig } from '../common/sign-in-config';

/** What the response of the provider must match. */
interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  expires: number;
}

const purpose = 'openid';
const cookieName = 'ops-openid';
/** Seconds in which a sign-in at the provider must end. */
const lasts = 600;
const path = '/ops/openid';

/** Signing in with OpenID Connect: authorization code with PKCE, state and nonce (ADR 0017). */
export class OpenIdSignIn {
  private found: Promise<OpenIdClient.Configuration> | undefined;

  constructor(
    private readonly config: OpenIdConfig,
    /** Signs the cookie of an attempt. */
    private readonly key: string,
  ) {}

  /** Begins an attempt. @returns the provider's address for it @throws when the provider does not answer */
  async start(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const library = await import('openid-client');
    const configuration = await this.discover();
    const attempt: Attempt = {
      state: library.randomState(),
      nonce: library.randomNonce(),
      verifier: library.randomPKCECodeVerifier(),
      expires: Math.floor(Date.now() / 1000) + lasts,
    };
    void reply.setCookie(cookieName, signToken(purpose, attempt, this.key), {
      path,
      httpOnly: true,
      // The provider sends the browser back from another site.
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: lasts,
    });
    const address = library.buildAuthorizationUrl(configuration, {
      redirect_uri: `${getOrigin(request)}${path}/callback`,
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await library.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /** Ends an attempt. @returns who signed in, or why nobody did */
  async finish(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ name: string; email: string } | string> {
    const attempt = verifyToken<Attempt>(purpose, request.cookies[cookieName], this.key);
    void reply.clearCookie(cookieName, { path });
    if (!attempt) return 'This sign-in took too long or began in another browser. Start again.';
    const claims = await this.readClaims(request, attempt).catch(() => undefined);
    if (!claims) return 'The provider did not confirm who you are. Start again.';
    const { email, email_verified: isVerified, name } = claims;
    if (typeof email !== 'string' || isVerified !== true || !isOperator(this.config.people, email))
      return 'You may not use this console. Ask for your address to be added to OPS_OPENID_PEOPLE.';
    const said = typeof name === 'string' && name.trim() ? `${name.trim().slice(0, 60)} (${email})` : email;
    return { name: said, email };
  }

  private async readClaims(
    request: FastifyRequest,
    { state, nonce, verifier }: Attempt,
  ): Promise<OpenIdClient.IDToken | undefined> {
    const library = await import('openid-client');
    const tokens = await library.authorizationCodeGrant(
      await this.discover(),
      new URL(request.url, getOrigin(request)),
      { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    );
    return tokens.claims();
  }

  /**
   * Requests the provider's addresses and keys once; after a failure the next sign-in requests them again.
   */
  private discover(): Promise<OpenIdClient.Configuration> {
    const { issuer, clientId, clientSecret } = this.config;
    this.found ??= import('openid-client')
      .then((library) =>
        library.discovery(new URL(issuer), clientId, clientSecret, undefined, {
          timeout: 10,
          execute: issuer.startsWith('http:') ? [library.allowInsecureRequests] : [],
        }),
      )
      .catch((error: unknown) => {
        this.found = undefined;
        throw error;
      });
    return this.found;
  }
}

const getOrigin = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
