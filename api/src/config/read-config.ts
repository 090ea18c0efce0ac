/**
 * Reads the environment once into a typed object, and reports all faults in one message.
 */
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { parseDataKeys, type DataKey } from '../encryption/keyring';
import { readEnvironment, type Environment } from '@ilera/contracts/environment';
import {
  readClinic,
  type MeetingLinks,
  readMessenger,
  type AfricasTalking,
  type MessengerName,
  parseFreeVisits,
} from './clinic-config';
import { parseRetention, type Retention } from './retention-days';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

export interface Config {
  production: boolean;
  host: string;
  /** 0 picks any free port. */
  port: number;
  /** The address under which a browser reaches this API. */
  publicUrl: string;
  siteOrigin: string;
  /** Origins that a payment may return to. */
  redirectOrigins: string[];
  /** PostgreSQL's address; null uses PGlite. */
  databaseUrl: string | null;
  /** PGlite's folder; `memory://` stores nothing on disk. */
  databaseDir: string;
  /** `s3://bucket/prefix` or a folder. */
  evidenceLocation: string;
  /** `clamd://host:port`; null disables scanning. */
  evidenceScanner: string | null;
  /** Keys that encrypt data at rest, the newest first. */
  dataKeys: DataKey[];
  retention: Retention;
  paymentProvider: 'sandbox' | 'paystack';
  paystackSecret: string | null;
  paystackUrl: string;
  /** Signs the sandbox's webhooks. */
  sandboxSecret: string;
  /** Value added tax included in prices, in hundredths of a percent; null shows no tax. */
  vatBasisPoints: number | null;
  taxNumber: string | null;
  /** Until when people without a plan have free visits; null for no end. */
  freeVisitsUntil: Date | null;
  smtpUrl: string | null;
  mailFrom: string;
  google: { issuer: string; clientId: string; clientSecret: string } | null;
  /** The provider for staff sign-in; null uses the local one, and in production nobody can sign in. */
  staffOpenId: { issuer: string; clientId: string; clientSecret: string } | null;
  /** Addresses of clinic managers who need no invitation. */
  clinicManagers: string[];
  /** Amount above which a second person must approve support's refund. */
  refundApprovalKobo: number;
  /** Patterns for consultation links, by method. */
  meetingLinks: MeetingLinks;
  messengerName: MessengerName;
  africasTalking: AfricasTalking;
  rateLimits: boolean;
  /** The token for `/_metrics`; without one, only requests that came through no proxy are allowed. */
  metricsToken: string | null;
  seedDemo: boolean;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  trustProxy: string;
  logLevel: string;
}

/** The configuration that an environment describes; throws a ConfigError that names every fault. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const environment = readEnvironment(env);
  const { faults, production, text, address, oneOf } = environment;
  const optional = (name: string) => environment.optional(name) ?? null;

  const siteOrigin = address('SITE_ORIGIN') ?? 'http://localhost:3000';
  const databaseDir = resolve(repository, text('DATABASE_DIR', '.local/db'));
  const evidenceLocation = text('EVIDENCE_STORE').startsWith('s3://')
    ? text('EVIDENCE_STORE')
    : resolve(repository, text('EVIDENCE_STORE', '.local/evidence'));
  if (evidenceLocation.startsWith('s3://') && !/^s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/|$)/.test(evidenceLocation))
    faults.push('EVIDENCE_STORE must be a folder or s3://bucket/prefix');
  const paymentProvider = oneOf('PAYMENT_PROVIDER', ['sandbox', 'paystack'] as const, 'sandbox');
  const rateLimits = oneOf('RATE_LIMITS', ['on', 'off'] as const, 'on') === 'on';
  const seedDemo = oneOf('SEED_DEMO', ['on', 'off'] as const, production ? 'off' : 'on') === 'on';
  const googleId = optional('GOOGLE_CLIENT_ID');
  const googleSecret = optional('GOOGLE_CLIENT_SECRET');
  const config: Config = {
    production,
    host: text('API_HOST', '127.0.0.1'),
    port: environment.port('API_PORT', 4000, 0),
    publicUrl: address('PUBLIC_API_URL') ?? `${siteOrigin}/api`,
    siteOrigin,
    redirectOrigins: [
      siteOrigin,
      ...text('ALLOWED_REDIRECT_ORIGINS')
        .split(/[\s,]+/)
        .filter(Boolean),
    ].map((origin) => originOf(origin, faults)),
    databaseUrl: optional('DATABASE_URL'),
    databaseDir: text('DATABASE_DIR') === 'memory://' ? 'memory://' : databaseDir,
    evidenceLocation,
    evidenceScanner: optional('EVIDENCE_SCANNER'),
    retention: parseRetention(optional('RETENTION_DAYS'), faults),
    dataKeys: parseDataKeys(optional('DATA_KEYS'), faults),
    paymentProvider,
    paystackSecret: optional('PAYSTACK_SECRET_KEY'),
    paystackUrl: address('PAYSTACK_URL') ?? 'https://api.paystack.co',
    sandboxSecret: text('SANDBOX_SECRET', 'development-only-sandbox-secret'),
    vatBasisPoints: basisPoints(optional('VAT_PERCENT'), faults),
    taxNumber: optional('TAX_NUMBER'),
    freeVisitsUntil: parseFreeVisits(environment.optional('FREE_VISITS_UNTIL'), faults),
    smtpUrl: optional('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    google:
      googleId && googleSecret
        ? {
            issuer: address('GOOGLE_ISSUER') ?? 'https://accounts.google.com',
            clientId: googleId,
            clientSecret: googleSecret,
          }
        : null,
    ...readClinic(environment),
    ...readMessenger(environment),
    rateLimits,
    metricsToken: optional('METRICS_TOKEN'),
    seedDemo,
    trustProxy: environment.trustedProxies(),
    logLevel: text('LOG_LEVEL', 'info'),
  };
  for (const [name, kind] of [
    ['DATABASE_URL', /^postgres(?:ql)?:\/\/./],
    ['SMTP_URL', /^smtps?:\/\/./],
  ] as const)
    // Omits the value, which may contain a password.
    if (text(name) && !(kind.test(text(name)) && URL.canParse(text(name))))
      faults.push(`${name} is no address of its kind; write / # ? @ of its password as %2F %23 %3F %40`);
  if (config.evidenceScanner && !/^clamd:\/\/[\w.-]+(?::\d{1,5})?$/.test(config.evidenceScanner))
    faults.push('EVIDENCE_SCANNER must be clamd://host:port');
  if (Boolean(googleId) !== Boolean(googleSecret))
    faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together');
  if (paymentProvider === 'paystack' && !config.paystackSecret)
    faults.push('PAYMENT_PROVIDER=paystack needs PAYSTACK_SECRET_KEY');
  if (production) faults.push(...productionFaults(config), ...dataFaults(config, environment));
  environment.check();
  return config;
}

/** Faults of settings that only suit a developer's machine. */
function productionFaults(config: Config): string[] {
  const faults: string[] = [];
  if (config.paymentProvider === 'sandbox') faults.push('PAYMENT_PROVIDER=sandbox is not for production');
  if (config.messengerName === 'sandbox') faults.push('MESSENGER=sandbox is not for production');
  if (!config.smtpUrl) faults.push('SMTP_URL is needed in production');
  if (!config.mailFrom) faults.push('MAIL_FROM is needed in production');
  if (!config.google) faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed in production');
  if (!config.rateLimits) faults.push('RATE_LIMITS=off is not for production');
  if (config.seedDemo) faults.push('SEED_DEMO=on is not for production');
  if (config.paystackSecret?.startsWith('sk_test_'))
    faults.push('PAYSTACK_SECRET_KEY is a test key, with which nobody pays anything');
  const addresses = {
    SITE_ORIGIN: config.siteOrigin,
    PUBLIC_API_URL: config.publicUrl,
    PAYSTACK_URL: config.paystackUrl,
    GOOGLE_ISSUER: config.google?.issuer,
    AFRICASTALKING_URL: config.africasTalking.url,
  };
  for (const [name, value] of Object.entries(addresses))
    if (value && !value.startsWith('https://')) faults.push(`${name} must be https in production`);
  return faults;
}

/** Faults of settings with which a restart would lose data. */
function dataFaults(config: Config, { text }: Environment): string[] {
  const faults: string[] = [];
  if (!config.databaseUrl)
    faults.push('DATABASE_URL is needed in production: the embedded database is for one machine only');
  if (config.databaseDir === 'memory://')
    faults.push('DATABASE_DIR=memory:// keeps nothing and is not for production');
  if (!text('DATA_KEYS'))
    faults.push('DATA_KEYS is needed in production: it encrypts medical texts and evidence');
  if (!text('EVIDENCE_STORE'))
    faults.push(
      'EVIDENCE_STORE is needed in production: s3://bucket/prefix, or the folder of a shared volume',
    );
  return faults;
}

function basisPoints(percent: string | null, faults: string[]): number | null {
  if (percent === null) return null;
  const isPercent = /^\d{1,2}(?:\.\d{1,2})?$/.test(percent) && Number(percent) > 0;
  if (!isPercent) faults.push('VAT_PERCENT must be above 0 and below 100, with two decimals at most');
  return Math.round(Number(percent) * 100);
}

function originOf(value: string, faults: string[]): string {
  const origin = URL.canParse(value) ? new URL(value).origin : 'null';
  if (origin === 'null')
    faults.push(
      `SITE_ORIGIN and ALLOWED_REDIRECT_ORIGINS take origins such as https://app.example, not "${value}"`,
    );
  return origin;
}
