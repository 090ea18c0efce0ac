import { readEnvironment } from '@ilera/contracts/environment';
import { gatewaysFor } from '../metrics/ask-gateways';
import { Notifier, readWebhook } from '../notify/notifier';
import { openStore } from '../store/open-store';
import { RegistryClient } from './http/registry-client';
import { Ledger } from './ledger/ledger';
import { loadKeys } from './ledger/load-keys';
import { findPolicy, limitsOf } from './policy';
import { LocalRegistry, type Registry } from './registry';

/**
 * Opens the registry at RELEASE_REGISTRY, or one in this process.
 * @param checkout folder of the whole site
 */
export const openRegistry = async (checkout: string | undefined, env: NodeJS.ProcessEnv): Promise<Registry> =>
  env.RELEASE_REGISTRY
    ? new RegistryClient(env.RELEASE_REGISTRY, env.RELEASE_TOKEN || (await askGitHub(env)))
    : openLocalRegistry(checkout, env);

/**
 * Opens a registry in this process, over RELEASE_STORE or the checkout's store.
 * @param environment collects faults, also those of the caller
 * @throws a ConfigError with all faults
 */
export async function openLocalRegistry(
  checkout: string | undefined,
  env: NodeJS.ProcessEnv,
  { environment = readEnvironment(env), policy = findPolicy(checkout, env.RELEASE_POLICY) } = {},
): Promise<LocalRegistry> {
  const { address, check } = environment;
  const gateways = gatewaysFor(environment);
  const webhook = readWebhook(environment);
  const origins = { siteOrigin: address('SITE_ORIGIN'), assetBaseUrl: address('ASSET_BASE_URL') };
  check();
  const store = await openStore(checkout, env.RELEASE_STORE);
  // Without a policy the newest revision's paths stay.
  const limits = policy ? limitsOf(policy) : {};
  return new LocalRegistry(new Ledger(store, { ...loadKeys(checkout, env), ...limits }), {
    ...gateways,
    ...origins,
    notifier: webhook ? new Notifier(webhook, console.error) : undefined,
  });
}

/** Requests a token for the registry in a job of GitHub Actions; undefined elsewhere. */
async function askGitHub(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env;
  if (!address || !token) return undefined;
  const url = new URL(address);
  url.searchParams.set('audience', (env.RELEASE_REGISTRY ?? '').replace(/\/+$/, ''));
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`GitHub gave this job no token: it answers ${answer.status}.`);
  return ((await answer.json()) as { value: string }).value;
}
