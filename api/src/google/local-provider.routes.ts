/**
 * An OpenID provider inside the API for development and tests. It runs the same code path as Google and the staff's
 * provider, without accounts there. Mounted at `/_dev/google`, loaded on the first request, and absent in production.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { OpenIdProvider } from '@ilera/contracts/openid-client';
import type Provider from 'oidc-provider';
import type { Services } from '../services';
import { accountPage, accountSubject } from './account-page';

/** The provider's clients: the site, for which it stands in for Google, and the clinic. */
const localClients = {
  site: { clientId: 'site', clientSecret: 'development-only-client-secret' },
  clinic: { clientId: 'clinic', clientSecret: 'development-only-clinic-secret' },
};
const localPath = '/_dev/google';

/** The provider for one of its clients. Requests bypass the network, which may not be open yet. */
export const localProvider = (
  app: FastifyInstance,
  { config: { publicUrl } }: Services,
  name: keyof typeof localClients,
): OpenIdProvider => ({
  issuer: publicUrl + localPath,
  ...localClients[name],
  fetch: fetchFromApp(app, publicUrl),
});

/**
 * What the provider reads beside Node's own request: the address as the browser sees it, with the gateway's
 * prefix.
 */
type MountedRequest = IncomingMessage & { originalUrl?: string };

export async function localProviderRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const publicUrl = new URL(services.config.publicUrl + localPath);
  let loading: Promise<Provider> | null = null;
  const load = () => (loading ??= createProvider(publicUrl, services));

  const hand = async (request: MountedRequest, response: ServerResponse) => {
    const provider = await load();
    const path = (request.url ?? '/').slice(localPath.length) || '/';
    request.originalUrl = publicUrl.pathname + path;
    request.url = path;
    // Behind the gateway, the browser uses another address than this request.
    request.headers.host = publicUrl.host;
    request.headers['x-forwarded-proto'] = publicUrl.protocol.replace(':', '');
    await provider.callback()(request, response);
  };

  // A browser checks every redirect on the way back against the policy of the page with the form.
  accountPage(app, load, localPath, [publicUrl.origin, services.config.siteOrigin]);
  app.route({
    method: ['GET', 'POST'],
    url: `${localPath}/*`,
    // Runs before Fastify reads the body, because the provider reads the body itself.
    onRequest: async (request, reply) => {
      reply.hijack();
      await hand(request.raw, reply.raw);
    },
    handler: () => undefined,
  });
}

async function createProvider(publicUrl: URL, services: Services): Promise<Provider> {
  const { default: OidcProvider } = await import('oidc-provider');
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const provider = new OidcProvider(publicUrl.href, {
    clients: [
      client(localClients.site, `${services.config.publicUrl}/auth/google/callback`),
      client(localClients.clinic, `${services.config.publicUrl}/clinic/callback`),
    ],
    jwks: { keys: [{ ...key, use: 'sig', alg: 'ES256', kid: 'local' } as never] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Google puts the claims into the ID token; by default this provider needs a separate request.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `${publicUrl.href}/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    findAccount: (_context, subject) => {
      const account = accountSubject.read(subject);
      return {
        accountId: subject,
        claims: () => ({ sub: subject, email_verified: true, ...account }),
      };
    },
    // No consent page: Google shows none for openid, email and profile.
    loadExistingGrant: async (context) => {
      const { client, session, params } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new context.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope(String(params?.scope ?? 'openid'));
      await grant.save();
      return grant;
    },
  });
  provider.proxy = true;
  return provider;
}

const client = ({ clientId, clientSecret }: (typeof localClients)['site'], callback: string) => ({
  client_id: clientId,
  client_secret: clientSecret,
  redirect_uris: [callback],
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
  id_token_signed_response_alg: 'ES256' as const,
});

function fetchFromApp(app: FastifyInstance, publicUrl: string): NonNullable<OpenIdProvider['fetch']> {
  return async (url, options) => {
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
