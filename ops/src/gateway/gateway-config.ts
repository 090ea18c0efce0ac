import { featureNames, isFeatureName, type SiteConfig } from '@ilera/contracts';
import { readOpenId } from '../common/sign-in-config';
import { readWebhook } from '../notify/notifier';
import { readGateways } from '../metrics/ask-gateways';

/** The gateway's configuration from the environment. */
export type GatewayConfig = ReturnType<typeof readGatewayConfig>;

/** The hosts of Paystack's payment page and Google's sign-in. */
const usualRedirectHosts = ['checkout.paystack.com', 'accounts.google.com'];

/** A rollback waits for them, and a document's time is that old (R5.13). */
const mostSeconds = 30;

/** Reads the environment once at start; throws one message with all faults. */
export function readGatewayConfig(env: NodeJS.ProcessEnv, embeddedApi?: string) {
  const faults: string[] = [];
  /** A variable as `parse` reads it, which has undefined for what it does not take. */
  const optional = <Value>(name: string, expected: string, parse: (text: string) => Value | undefined) => {
    const text = env[name]?.trim();
    const value = text ? parse(text) : undefined;
    if (text && value === undefined) faults.push(`${name}=${text}: expected ${expected}`);
    return value;
  };
  const oneOf = <Value extends string>(name: string, ...values: [Value, ...Value[]]): Value =>
    optional(name, values.join(' or '), (text) => values.find((one) => one === text)) ?? values[0];
  const list = (name: string, problem: string, isRight: (one: string) => boolean): string[] | undefined => {
    const items = env[name]?.split(',').map((one) => one.trim());
    const named = items?.filter(Boolean);
    for (const one of named ?? []) if (!isRight(one)) faults.push(`${name}: ${one} is ${problem}`);
    return named;
  };

  const addressed = 'nothing, or an address beginning with http:// or https://';
  const external = optional('API_BASE_URL', addressed, (text) => (text === '/api' ? '' : toAddress(text)));
  const siteData = external
    ? oneOf('SITE_DATA', 'client', 'gateway')
    : oneOf('SITE_DATA', 'gateway', 'client');
  const isFeature = (one: string) => one === 'none' || isFeatureName(one);
  const listed = list('FEATURES', `none of ${featureNames.join(', ')}`, isFeature);
  const siteOrigin = optional('SITE_ORIGIN', 'an origin such as https://ilera.example', toOrigin);
  const production = env.NODE_ENV === 'production';
  if (production && !env.SITE_ORIGIN?.trim())
    faults.push('SITE_ORIGIN is needed in production: the origin of the site, such as https://ilera.example');
  const whatsApp = optional(
    'WHATSAPP_NUMBER',
    'a number with country code, such as +234 801 234 5678',
    toPhone,
  );
  const site: SiteConfig = {
    apiBaseUrl: external || '/api',
    redirectHosts:
      list('REDIRECT_HOSTS', 'not a host name', (one) => /^[a-z0-9.-]+(?::\d+)?$/i.test(one))?.map((one) =>
        one.toLowerCase(),
      ) ?? usualRedirectHosts,
    production,
    cityCheck: oneOf('CITY_CHECK', 'auto', 'always', 'never'),
    corporateWireType: oneOf('CORPORATE_WIRE_TYPE', 'cooperate', 'corporate'),
    // All with our own API, none with a foreign one, unless FEATURES lists them or says `none`.
    features: listed?.length ? listed.filter(isFeatureName) : external ? [] : featureNames,
    ...(whatsApp && { whatsApp }),
  };
  const config = {
    site,
    /** Where `/api` is proxied to; absent when the browser calls an absolute API itself. */
    apiUpstream: external ? undefined : embeddedApi,
    /**
     * Where the gateway requests the data of prerendered pages; absent when the browser makes all requests
     * (SITE_DATA=client).
     */
    dataBase: siteData === 'client' ? undefined : external || embeddedApi,
    /** Origin of the artefacts when it is not the gateway itself: a CDN. */
    assetBaseUrl: optional('ASSET_BASE_URL', 'https://…', toAddress),
    /**
     * Folder on this machine's disk for the last served revision; absent: a gateway cannot start while the
     * store does not respond.
     */
    snapshotDir: env.SNAPSHOT_DIR?.trim() || undefined,
    /** Where revisions, refusals and alarms are sent. */
    webhook: readWebhook(env, faults),
    /** The site's gateways, of whose figures the console shows the sum; empty: of this one only. */
    gateways: readGateways(env, faults),
    /** Where operators sign in for `/ops`; absent: there, with OPS_KEY. */
    openId: readOpenId(env, faults),
    /** Bearer token for `/_metrics`. */
    metricsToken: env.METRICS_TOKEN || undefined,
    /** False removes the service worker from the browsers that have it. */
    serviceWorker: oneOf('SERVICE_WORKER', 'on', 'off') === 'on',
    /** Seconds for which a CDN may give a public document to other visitors; 0: it keeps none. */
    documentSeconds: optional('DOCUMENT_SECONDS', `a whole number from 0 to ${mostSeconds}`, toSeconds) ?? 0,
    /** The site's own origin, for addresses that others read; absent, outside of production: that of each request. */
    siteOrigin,
    /** Addresses of proxies whose X-Forwarded-* headers are trusted. */
    trustProxy: env.TRUST_PROXY?.trim() || 'loopback',
  };
  if (faults.length > 0) throw new Error(`The environment cannot be used:\n  ${faults.join('\n  ')}`);
  return config;
}

const toAddress = (text: string): string | undefined =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined;

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
  /^\d+$/.test(text) && Number(text) <= mostSeconds ? Number(text) : undefined;
