/**
 * The relying party: Google's OpenID Connect, or the local provider's, through the same library and the same
 * steps.
 */
import type { FastifyInstance } from 'fastify';
import type * as OpenIdClient from 'openid-client';
import type { Services } from '../services';
import { localClient, localPath } from './local-provider';

export interface GoogleClient {
  library: typeof OpenIdClient;
  configuration: OpenIdClient.Configuration;
  /** Google shows its account chooser on request; the local provider knows only `login`. */
  prompt: string;
}

/** Discovers the provider once; after a failure the next request tries again. */
export function createGoogleClient(app: FastifyInstance, services: Services): () => Promise<GoogleClient> {
  let found: Promise<GoogleClient> | null = null;
  return () => {
    found ??= discover(app, services).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}

async function discover(app: FastifyInstance, { config }: Services): Promise<GoogleClient> {
  const library = await import('openid-client');
  const isLocal = config.google === null;
  const { issuer, clientId, clientSecret } = config.google ?? {
    issuer: config.publicUrl + localPath,
    ...localClient,
  };
  const configuration = await library.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: issuer.startsWith('http:') && !config.production ? [library.allowInsecureRequests] : [],
    // The local provider is this process, so requests to it go without the network, which may not be open
    // yet.
    ...(isLocal ? { [library.customFetch]: fetchFromApp(app, config.publicUrl) } : {}),
  });
  if (isLocal) configuration[library.customFetch] = fetchFromApp(app, config.publicUrl);
  return { library, configuration, prompt: isLocal ? 'login' : 'select_account' };
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
