/**
 * The relying party of a real or the local OpenID Connect provider, with the same library and steps for both.
 */
import type { FastifyRequest } from 'fastify';
import type { CustomFetch } from 'openid-client';
import { newToken } from '../encryption/hash';
import type { Services } from '../services';

/** The values that the return from the provider must match. */
export interface OpenIdFlow {
  state: string;
  nonce: string;
  verifier: string;
  /** When the flow began, in milliseconds since 1970, if the person must sign in afresh. */
  freshSince?: number;
}

/** A provider, and the client as which it knows this API. */
export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Sends requests to the provider; unset: over the network. */
  fetch?: CustomFetch;
}

/** Discovers the provider once; after a failure the next request tries again. */
export function createOpenIdClient(
  services: Services,
  provider: OpenIdProvider,
): () => ReturnType<typeof discover> {
  let discovery: ReturnType<typeof discover> | null = null;
  return () => {
    discovery ??= discover(services, provider).catch((error: unknown) => {
      discovery = null;
      throw error;
    });
    return discovery;
  };
}

async function discover({ config, now }: Services, provider: OpenIdProvider) {
  const { issuer, clientId, clientSecret, fetch } = provider;
  const library = await import('openid-client');
  const configuration = await library.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: issuer.startsWith('http:') && !config.production ? [library.allowInsecureRequests] : [],
    ...(fetch && { [library.customFetch]: fetch }),
  });
  return {
    /**
     * Begins a flow, and returns it with the browser's address. `login` requires a fresh sign-in, which the return
     * proves.
     */
    async begin(
      redirect_uri: string,
      prompt: 'login' | 'select_account',
    ): Promise<OpenIdFlow & { href: string }> {
      const [state, nonce, verifier] = [newToken(), newToken(), library.randomPKCECodeVerifier()];
      const { href } = library.buildAuthorizationUrl(configuration, {
        redirect_uri,
        scope: 'openid email profile',
        code_challenge: await library.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        prompt,
        ...(prompt === 'login' ? { max_age: '0' } : {}),
      });
      const freshSince = prompt === 'login' ? { freshSince: now().getTime() } : {};
      return { href, state, nonce, verifier, ...freshSince };
    },
    /** Returns the provider's claims about the person; throws if the return does not match the flow. */
    async claimsOf(
      redirect_uri: string,
      { url }: FastifyRequest,
      { state, nonce, verifier, freshSince }: OpenIdFlow,
    ) {
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
