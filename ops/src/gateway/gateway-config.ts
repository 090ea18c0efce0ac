import { featureNames, isFeatureName, type SiteConfig } from '@ilera/contracts';
import { readEnvironment } from '@ilera/contracts/environment';
import { readOpenId } from '../common/sign-in-config';
import { readGateways } from '../metrics/ask-gateways';
import { readWebhook } from '../notify/notifier';

/** The gateway's configuration from the environment. */
export type GatewayConfig = ReturnType<typeof readGatewayConfig>;

/** The hosts of Paystack's payment page and Google's sign-in. */
const defaultRedirectHosts = ['checkout.paystack.com', 'accounts.google.com'];

/** Minimum characters of OPS_KEY, beyond guessing. */
const minOpsKey = 24;

/** Limit of DOCUMENT_SECONDS: a rollback waits that long, and a document's time is that old (R5.13). */
const maxSeconds = 30;

/** Reads the environment once at start. @throws a ConfigError with all faults */
export function readGatewayConfig(env: NodeJS.ProcessEnv) {
  const environment = readEnvironment(env);
  const { faults, production, optional, parsed, oneOf, list, address } = environment;

  const external = env.API_BASE_URL?.trim() === '/api' ? undefined : address('API_BASE_URL');
  const isFeature = (name: string) => name === 'none' || isFeatureName(name);
  const listed = list('FEATURES', `none of ${featureNames.join(', ')}`, isFeature);
  const siteOrigin = parsed('SITE_ORIGIN', 'an origin such as https://ilera.example', toOrigin);
  if (production && !optional('SITE_ORIGIN'))
    faults.push('SITE_ORIGIN is needed in production: the origin of the site, such as https://ilera.example');
  if (production && !optional('RELEASE_PUBLIC_KEYS'))
    faults.push(
      "RELEASE_PUBLIC_KEYS is needed in production: the public half of the registry's key, without which this gateway would serve whatever anybody puts into the release store",
    );
  if ((optional('OPS_KEY')?.length ?? minOpsKey) < minOpsKey)
    faults.push(`OPS_KEY needs ${minOpsKey} characters or more`);
  const whatsApp = parsed(
    'WHATSAPP_NUMBER',
    'a number with country code, such as +234 801 234 5678',
    toPhone,
  );
  const site: SiteConfig = {
    apiBaseUrl: external || '/api',
    redirectHosts:
      list('REDIRECT_HOSTS', 'not a host name', (host) => /^[a-z0-9.-]+(?::\d+)?$/i.test(host))?.map((host) =>
        host.toLowerCase(),
      ) ?? defaultRedirectHosts,
    production,
    cityCheck: oneOf('CITY_CHECK', ['auto', 'always', 'never'], 'auto'),
    corporateWireType: oneOf('CORPORATE_WIRE_TYPE', ['cooperate', 'corporate'], 'cooperate'),
    // Without FEATURES, our own API has all features and a foreign one none.
    features: listed?.length ? listed.filter(isFeatureName) : external ? [] : featureNames,
    ...(whatsApp && { whatsApp }),
  };
  const config = {
    site,
    /** Address of our own API, the target of `/api`; unset for a foreign API, which browsers call themselves. */
    apiAddress: external ? undefined : optional('API_UPSTREAM'),
    /** Origin of a CDN for artefacts; unset: the gateway serves them. */
    assetBaseUrl: address('ASSET_BASE_URL'),
    /**
     * Folder on this machine's disk for the last served revision; absent: a gateway cannot start while the
     * store does not respond.
     */
    snapshotDir: optional('SNAPSHOT_DIR'),
    /** Where revisions, refusals and alarms are sent. */
    webhook: readWebhook(environment),
    /** Gateways whose figures the console adds up; empty: this gateway only. */
    gateways: readGateways(environment),
    /** Where operators sign in for `/ops`; absent: on `/ops` itself, with OPS_KEY. */
    openId: readOpenId(environment),
    /** Bearer token for `/_metrics`. */
    metricsToken: optional('METRICS_TOKEN'),
    /** False removes the service worker from the browsers that have it. */
    serviceWorker: oneOf('SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    /** Seconds for which a CDN may share a public document; 0: none is shared. */
    documentSeconds: parsed('DOCUMENT_SECONDS', `a whole number from 0 to ${maxSeconds}`, toSeconds) ?? 0,
    /** Origin of the site in public addresses; unset, outside of production only: the origin of each request. */
    siteOrigin,
    /** Addresses of proxies whose X-Forwarded-* headers are trusted. */
    trustProxy: environment.trustedProxies(),
    /** Where the gateway listens. */
    port: environment.port('SITE_PORT', 3000),
    host: environment.text('HOST', 'localhost'),
  };
  environment.check();
  return config;
}

function toOrigin(text: string): string | undefined {
  const origin = text.replace(/\/+$/, '');
  return URL.canParse(origin) && new URL(origin).origin === origin ? origin : undefined;
}

/** The digits of an international number, as `wa.me` takes them. */
function toPhone(text: string): string | undefined {
  const digits = text.replace(/[\s()-]/g, '').replace(/^\+/, '');
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}

const toSeconds = (text: string): number | undefined =>
  /^\d+$/.test(text) && Number(text) <= maxSeconds ? Number(text) : undefined;
