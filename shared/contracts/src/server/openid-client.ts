/** Sign-in by OpenID Connect: authorization code with PKCE, state and nonce. */
import type { CustomFetch, IDToken } from 'openid-client';

/** The values that the return from the provider must match. */
export interface OpenIdFlow {
  state: string;
  nonce: string;
  verifier: string;
  /** When the flow began, in milliseconds since 1970, if the person must sign in afresh. */
  freshSince?: number;
}

/** A provider's claims about a person, each perhaps absent or of another type. */
export type OpenIdClaims = Partial<IDToken>;

/** A provider, and the client as which it knows this server. */
export interface OpenIdProvider {
  /** An address without TLS is for development and tests (`openId` of environment.ts). */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Sends requests to the provider; unset: over the network. */
  fetch?: CustomFetch;
}

/**
 * Discovers the provider once; after a failure the next request tries again.
 * @param now the server's time
 */
export function createOpenIdClient(
  provider: OpenIdProvider,
  now: () => Date,
): () => ReturnType<typeof discover> {
  let discovery: ReturnType<typeof discover> | undefined;
  return () => {
    discovery ??= discover(provider, now).catch((error: unknown) => {
      discovery = undefined;
      throw error;
    });
    return discovery;
  };
}

async function discover({ issuer, clientId, clientSecret, fetch }: OpenIdProvider, now: () => Date) {
  const library = await import('openid-client');
  const configuration = await library.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: 10,
    execute: issuer.startsWith('http:') ? [library.allowInsecureRequests] : [],
    ...(fetch && { [library.customFetch]: fetch }),
  });
  return {
    /**
     * Begins a flow, and returns it with the browser's address. `login` requires a fresh sign-in, which the return
     * proves.
     */
    async begin(
      redirect_uri: string,
      prompt?: 'login' | 'select_account',
    ): Promise<OpenIdFlow & { href: string }> {
      const state = library.randomState();
      const nonce = library.randomNonce();
      const verifier = library.randomPKCECodeVerifier();
      const { href } = library.buildAuthorizationUrl(configuration, {
        redirect_uri,
        scope: 'openid email profile',
        code_challenge: await library.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(prompt && { prompt }),
        ...(prompt === 'login' && { max_age: '0' }),
      });
      const freshSince = prompt === 'login' ? { freshSince: now().getTime() } : {};
      return { href, state, nonce, verifier, ...freshSince };
    },
    /**
     * Returns the provider's claims about the person.
     * @param url address of the return, as the server received it
     * @throws if the return does not match the flow
     */
    async claimsOf(
      redirect_uri: string,
      { url }: { url: string },
      { state, nonce, verifier, freshSince }: OpenIdFlow,
    ): Promise<OpenIdClaims> {
      const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
      const tokens = await library.authorizationCodeGrant(configuration, new URL(redirect_uri + query), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
        ...(freshSince === undefined ? {} : { maxAge: Math.ceil((now().getTime() - freshSince) / 1000) }),
      });
      return tokens.claims() ?? {};
    },
  };
}
