/**
 * The relying party of an OpenID Connect provider, or of the local one, through the same library and the same
 * steps.
 */
import type { FastifyInstance } from 'fastify';
import type * as OpenIdClient from 'openid-client';
import type { Services } from '../services';
import { localPath } from './local-provider';

export interface OpenId {
  library: typeof OpenIdClient;
  configuration: OpenIdClient.Configuration;
  isLocal: boolean;
}

interface Client {
  clientId: string;
  clientSecret: string;
}

/**
 * Discovers the provider once; after a failure the next request tries again.
 * @param own null: the local provider, which knows `local`
 */
export function createOpenIdClient(
  app: FastifyInstance,
  services: Services,
  own: (Client & { issuer: string }) | null,
  local: Client,
): () => Promise<OpenId> {
  let found: Promise<OpenId> | null = null;
  const provider = own ?? { issuer: services.config.publicUrl + localPath, ...local };
  return () => {
    found ??= discover(app, services, provider, own === null).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}

async function discover(
  app: FastifyInstance,
  { config }: Services,
  { issuer, clientId, clientSecret }: Client & { issuer: string },
  isLocal: boolean,
): Promise<OpenId> {
  const library = await import('openid-client');
  const configuration = await library.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: issuer.startsWith('http:') && !config.production ? [library.allowInsecureRequests] : [],
    // The local provider is this process, so requests to it go without the network, which may not be open
    // yet.
    ...(isLocal ? { [library.customFetch]: fetchFromApp(app, config.publicUrl) } : {}),
  });
  if (isLocal) configuration[library.customFetch] = fetchFromApp(app, config.publicUrl);
  return { library, configuration, isLocal };
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
