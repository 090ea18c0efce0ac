import { gatewaysFor } from '../metrics/ask-gateways';
import { notifierFor } from '../notify/notifier';
import type { RegistryOptions } from './registry';

/** What the environment says of the site: GATEWAYS, WEBHOOK_URL, SITE_ORIGIN, ASSET_BASE_URL. */
export function registryOptions(env: NodeJS.ProcessEnv): RegistryOptions {
  const origin = env.SITE_ORIGIN?.trim().replace(/\/+$/, '');
  const assets = env.ASSET_BASE_URL?.trim().replace(/\/+$/, '');
  return {
    gateways: gatewaysFor(env),
    notifier: notifierFor(env),
    ...(origin ? { site: { origin, assets: assets || origin } } : {}),
  };
}
