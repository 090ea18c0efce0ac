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
 * The registry: behind the address of RELEASE_REGISTRY, or this process itself.
 * @param checkout the checkout of the whole site in which the process runs
 */
export const openRegistry = async (checkout: string | undefined, env: NodeJS.ProcessEnv): Promise<Registry> =>
  env.RELEASE_REGISTRY
    ? new RegistryClient(env.RELEASE_REGISTRY, env.RELEASE_TOKEN || (await askGitHub(env)))
    : openLocalRegistry(checkout, env);

/**
 * The registry of this process, over the store of RELEASE_STORE or that of the checkout.
 * @param environment with the faults that the caller found @param policy that it has read
 * @throws a ConfigError with those and its own
 */
export async function openLocalRegistry(
  checkout: string | undefined,
  env: NodeJS.ProcessEnv,
  { environment = readEnvironment(env), policy = findPolicy(checkout, env.RELEASE_POLICY) } = {},
): Promise<LocalRegistry> {
  const { address, check } = environment;
  const asked = gatewaysFor(environment);
  const webhook = readWebhook(environment);
  const origins = { siteOrigin: address('SITE_ORIGIN'), assetBaseUrl: address('ASSET_BASE_URL') };
  check();
  const store = await openStore(checkout, env.RELEASE_STORE);
  // Without a policy the paths stay as the newest revision has them.
  const limits = policy ? limitsOf(policy) : {};
  return new LocalRegistry(new Ledger(store, { ...loadKeys(checkout, env), ...limits }), {
    ...asked,
    ...origins,
    notifier: webhook ? new Notifier(webhook, console.error) : undefined,
  });
}

/** A token of the job that runs at GitHub, for the registry; undefined elsewhere. */
async function askGitHub(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env;
  if (!address || !token) return undefined;
  const url = new URL(address);
  url.searchParams.set('audience', (env.RELEASE_REGISTRY ?? '').replace(/\/+$/, ''));
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`GitHub gave this job no token: it answers ${answer.status}.`);
  return ((await answer.json()) as { value: string }).value;
}
