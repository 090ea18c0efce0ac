/**
 * The relying party of a real or the local OpenID Connect provider, with the same library and steps for both.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newToken } from '../encryption/hash';
import type { Services } from '../services';
import { localPath } from './local-provider.routes';

/** The values that the return from the provider must match. */
export interface OpenIdFlow {
  state: string;
  nonce: string;
  verifier: string;
  /** When the flow began, in milliseconds since 1970, if the person must sign in afresh. */
  freshSince?: number;
}

interface Client {
  clientId: string;
  clientSecret: string;
}

/**
 * Discovers the provider once; after a failure the next request tries again.
 * @param configured the provider; null for the local one, with the client `local`
 */
export function createOpenIdClient(
  app: FastifyInstance,
  services: Services,
  configured: (Client & { issuer: string }) | null,
  local: Client,
): () => ReturnType<typeof discover> {
  let discovery: ReturnType<typeof discover> | null = null;
  const provider = configured ?? { issuer: services.config.publicUrl + localPath, ...local };
  return () => {
    discovery ??= discover(app, services, provider, configured === null).catch((error: unknown) => {
      discovery = null;
      throw error;
    });
    return discovery;
  };
}

async function discover(
  app: FastifyInstance,
  { config, now }: Services,
  { issuer, clientId, clientSecret }: Client & { issuer: string },
  isLocal: boolean,
) {
  const library = await import('openid-client');
  const configuration = await library.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: issuer.startsWith('http:') && !config.production ? [library.allowInsecureRequests] : [],
    // The local provider runs in this process, so requests to it bypass the network, which may not be open yet.
    ...(isLocal ? { [library.customFetch]: fetchFromApp(app, config.publicUrl) } : {}),
  });
  if (isLocal) configuration[library.customFetch] = fetchFromApp(app, config.publicUrl);
  return {
    isLocal,
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

function fetchFromApp(app: FastifyInstance, publicUrl: string) {
  return async (
    url: string,
    options: { method?: string; headers?: unknown; body?: unknown },
  ): Promise<Response> => {
    const response = await app.inject({
      method: (options.method ?? 'GET') as 'GET',
      url: url.slice(publicUrl.length),
      headers: Object.fromEntries(new Headers(options.headers as HeadersInit)),
      ...(options.body ? { payload: String(options.body) } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new Response(response.payload, { status: response.statusCode, headers });
  };
}
