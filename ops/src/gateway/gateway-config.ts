import { featureNames, isFeatureName, type FeatureName, type SiteConfig } from '@shared/contracts';
import { readOpenId, type OpenIdConfig } from '../common/sign-in-config';
import { readWebhook } from '../notify/webhook';
import { readGateways } from '../metrics/ask-gateways';

/** The gateway's configuration from the environment. */
export interface GatewayConfig {
  site: SiteConfig;
  /** Where `/api` is proxied to; absent when the browser calls an absolute API itself. */
  apiUpstream?: string;
  /**
   * Where the gateway requests the data of prerendered pages; absent when the browser makes all requests
   * (SITE_DATA=client).
   */
  dataBase?: string;
  /** Origin of the artefacts when it is not the gateway itself: a CDN. */
  assetBaseUrl?: string;
  /**
   * Folder on this machine's disk for the last served revision; absent: a gateway cannot start while the
   * store does not respond.
   */
  snapshotDir?: string;
  /** Where revisions, refusals and alarms are sent. */
  webhook?: string;
  /** The site's gateways, of whose figures the console shows the sum; empty: of this one only. */
  gateways: string[];
  /** Where operators sign in for `/ops`; absent: there, with OPS_KEY. */
  openId?: OpenIdConfig;
  /** Bearer token for `/_metrics`. */
  metricsToken?: string;
  /** False removes the service worker from the browsers that have it. */
  serviceWorker: boolean;
  /** Seconds for which a CDN may give a public document to other visitors; 0: it keeps none. */
  documentSeconds: number;
  /** The site's own origin, for addresses that others read; absent, outside of production: that of each request. */
  siteOrigin?: string;
  /** Addresses of proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: string;
}

/** One of the values of a variable, the first one where it is not set; another one is added to the faults. */
function choose<Value extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  values: readonly [Value, ...Value[]],
  faults: string[],
): Value {
  const given = env[name]?.trim() || values[0];
  const value = values.find((one) => one === given);
  if (!value) faults.push(`${name}=${given}: expected ${values.join(' or ')}`);
  return value ?? values[0];
}

const isAbsolute = (url: string): boolean => /^https?:\/\//i.test(url);

/** Reads the environment once at start; throws one message with all faults. */
export function readGatewayConfig(env: NodeJS.ProcessEnv, embeddedApi?: string): GatewayConfig {
  const faults: string[] = [];
  const apiBaseUrl = env.API_BASE_URL?.trim().replace(/\/+$/, '') || '/api';
  if (apiBaseUrl !== '/api' && !isAbsolute(apiBaseUrl)) {
    faults.push(
      `API_BASE_URL=${apiBaseUrl}: expected nothing, or an address beginning with http:// or https://`,
    );
  }
  const cityCheck = choose(env, 'CITY_CHECK', ['auto', 'always', 'never'], faults);
  const corporateWireType = choose(env, 'CORPORATE_WIRE_TYPE', ['cooperate', 'corporate'], faults);
  const external = isAbsolute(apiBaseUrl);
  const ways = external ? (['client', 'gateway'] as const) : (['gateway', 'client'] as const);
  const siteData = choose(env, 'SITE_DATA', ways, faults);
  const features = readFeatures(env.FEATURES, external, faults);
  const openId = readOpenId(env, faults);
  const redirectHosts = readHosts(env.REDIRECT_HOSTS, faults);
  const assetBaseUrl = env.ASSET_BASE_URL?.trim().replace(/\/+$/, '') || undefined;
  if (assetBaseUrl && !isAbsolute(assetBaseUrl))
    faults.push(`ASSET_BASE_URL=${assetBaseUrl}: expected https://…`);
  const siteOrigin = env.SITE_ORIGIN?.trim().replace(/\/+$/, '') || undefined;
  if (siteOrigin && !(URL.canParse(siteOrigin) && new URL(siteOrigin).origin === siteOrigin))
    faults.push(`SITE_ORIGIN=${siteOrigin}: expected an origin such as https://ilera.example`);
  const production = env.NODE_ENV === 'production';
  if (production && !siteOrigin)
    faults.push('SITE_ORIGIN is needed in production: the origin of the site, such as https://ilera.example');
  const serviceWorker = choose(env, 'SERVICE_WORKER', ['on', 'off'], faults);
  const documentSeconds = readSeconds(env.DOCUMENT_SECONDS, faults);
  const whatsApp = readPhone(env.WHATSAPP_NUMBER, faults);
  const webhook = readWebhook(env, faults);
  const gateways = readGateways(env, faults);
  if (faults.length > 0) throw new Error(`The environment cannot be used:\n  ${faults.join('\n  ')}`);
  const dataBase = siteData === 'client' ? undefined : external ? apiBaseUrl : embeddedApi;
  return {
    gateways,
    serviceWorker: serviceWorker === 'on',
    documentSeconds,
    trustProxy: env.TRUST_PROXY?.trim() || 'loopback',
    site: {
      apiBaseUrl,
      redirectHosts,
      production,
      cityCheck,
      corporateWireType,
      features,
      ...(whatsApp && { whatsApp }),
    },
    ...(openId ? { openId } : {}),
    ...(siteOrigin ? { siteOrigin } : {}),
    ...(dataBase ? { dataBase } : {}),
    ...(external || !embeddedApi ? {} : { apiUpstream: embeddedApi }),
    ...(env.METRICS_TOKEN ? { metricsToken: env.METRICS_TOKEN } : {}),
    ...(assetBaseUrl ? { assetBaseUrl } : {}),
    ...(webhook ? { webhook } : {}),
    ...(env.SNAPSHOT_DIR?.trim() ? { snapshotDir: env.SNAPSHOT_DIR.trim() } : {}),
  };
}

/** The hosts of Paystack's payment page and Google's sign-in. */
const usualRedirectHosts = ['checkout.paystack.com', 'accounts.google.com'];

function readHosts(text: string | undefined, faults: string[]): string[] {
  if (text === undefined) return usualRedirectHosts;
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  for (const host of hosts) {
    if (!/^[a-z0-9.-]+(?::\d+)?$/.test(host)) faults.push(`REDIRECT_HOSTS: ${host} is not a host name`);
  }
  return hosts;
}

/** The digits of an international number, as `wa.me` takes them. */
function readPhone(text: string | undefined, faults: string[]): string | undefined {
  if (!text?.trim()) return undefined;
  const digits = text.replace(/[\s()-]/g, '').replace(/^\+/, '');
  if (!/^[1-9]\d{7,14}$/.test(digits))
    faults.push(`WHATSAPP_NUMBER=${text}: expected a number with country code, such as +234 801 234 5678`);
  return digits;
}

/** A rollback waits for them, and a document's time is that old (R5.13). */
const mostSeconds = 30;

function readSeconds(text = '0', faults: string[]): number {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > mostSeconds)
    faults.push(`DOCUMENT_SECONDS=${text}: expected a whole number from 0 to ${mostSeconds}`);
  return seconds;
}

/** All with our own API, none with a foreign one, unless FEATURES lists them or says `none`. */
function readFeatures(text: string | undefined, external: boolean, faults: string[]): readonly FeatureName[] {
  const listed = text?.trim();
  if (!listed) return external ? [] : featureNames;
  if (listed === 'none') return [];
  const names = listed.split(',').map((name) => name.trim());
  for (const name of names) {
    if (!isFeatureName(name)) faults.push(`FEATURES: ${name} is none of ${featureNames.join(', ')}`);
  }
  return names.filter(isFeatureName);
}
