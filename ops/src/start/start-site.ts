import { createGateway } from '../gateway/gateway';
import type { GatewayConfig } from '../gateway/gateway-config';
import type { GatewayOptions } from '../gateway/services';
import { startApiProcess } from './api-process';
import { freePort } from '../common/ports';

export interface StartSiteOptions extends GatewayOptions {
  repository: string;
  /** The site's port; 0 takes a free one. */
  port: number;
  /** Address of a running API that outlives the site; unset: the site starts an API. */
  apiUrl?: string;
  /** Environment for the API only. */
  apiEnv?: Record<string, string>;
  /** File for the API's log. */
  apiLog?: string;
}

/** Starts API and gateway over the published parts. Builds and publishes nothing. */
export async function startSite(options: StartSiteOptions) {
  const { config, apiUrl, apiEnv = {} } = options;
  const port = options.port || (await freePort());
  const url = `http://localhost:${port}`;
  const { apiBaseUrl } = config.site;
  const running = apiBaseUrl === '/api' ? apiUrl : apiBaseUrl;
  const api = running
    ? { url: running, close: async () => undefined }
    : await startApiProcess({
        repository: options.repository,
        port: await freePort(port + 1),
        publicUrl: `${url}/api`,
        siteUrl: url,
        log: options.apiLog,
        env: apiEnv,
      });
  let gateway: Awaited<ReturnType<typeof createGateway>> | undefined;
  const close = async (): Promise<void> => {
    await gateway?.app.close();
    await api.close();
  };
  try {
    gateway = await createGateway({
      ...options,
      config: { ...config, apiAddress: apiBaseUrl === '/api' ? api.url : undefined },
    });
    if (!gateway.follower.current) {
      throw new Error(
        `Nothing is published in ${options.store.description}. Run \`npm start\` once, or \`pnpm build && pnpm release publish\`.`,
      );
    }
    await gateway.app.listen({ port, host: config.host });
    return {
      url,
      /** Address of the API without the gateway; the absolute API_BASE_URL where set. */
      apiUrl: api.url,
      gateway,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const isLocal = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|::1)$/i.test(host);

/** Warns of a site with development features that is open to the network; undefined where it is safe. */
export function openHostWarning({ host, site }: GatewayConfig): string | undefined {
  if (isLocal(host) || site.production) return undefined;
  return (
    `WARNING: HOST=${host} opens this site to the network, with the mail outbox and its reset links, demo accounts and a ` +
    'local Google sign-in. Set NODE_ENV=production, or leave HOST out.'
  );
}
