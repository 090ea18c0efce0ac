import { defaultRetention } from './retention-days';

/**
 * The environment of the API. `docs/configuration.md` is written from this list (`pnpm docs:write`), and a
 * test fails when the sources read a variable that is in no list.
 */
export const apiVariables = {
  SITE_ORIGIN: [
    'http://localhost:3000',
    'The origin of the site, with https, which mails link to and payments return to. Needed in production.',
  ],
  DATABASE_URL: ['', 'The address of PostgreSQL; without it the API uses PGlite. Needed in production.'],
  DATA_KEYS: [
    'a development key',
    'Keys that encrypt medical texts and files: `id:key`, newest first, separated by spaces. Needed in production. Secret.',
  ],
  EVIDENCE_STORE: [
    '.local/evidence',
    'Where files of claims and visits are stored: `s3://bucket/prefix`, or a folder that all API processes share. Needed in production.',
  ],
  PAYMENT_PROVIDER: [
    'sandbox',
    'The payment provider: `paystack`, or `sandbox` for development. Needed in production.',
  ],
  PAYSTACK_SECRET_KEY: [
    '',
    'The secret key of Paystack, which also verifies its webhooks. Needed in production. Secret.',
  ],
  GOOGLE_CLIENT_ID: [
    '',
    'The client for sign-in with Google; without it a local page stands in. Needed in production.',
  ],
  GOOGLE_CLIENT_SECRET: ['', 'The secret of that client. Needed in production. Secret.'],
  SMTP_URL: ['', 'The mail server; without it mails stay in the outbox. Needed in production. Secret.'],
  MAIL_FROM: ['', 'The sender of mails. Needed in production.'],
  API_HOST: ['127.0.0.1', 'The address to listen on.'],
  API_PORT: ['4000', 'The port to listen on; 0 takes a free one.'],
  PUBLIC_API_URL: [
    '`SITE_ORIGIN` + `/api`',
    'The address under which a browser reaches this API; https in production.',
  ],
  ALLOWED_REDIRECT_ORIGINS: [
    '',
    'Further origins that a payment may return to, separated by spaces or commas.',
  ],
  DATABASE_DIR: ['.local/db', 'The folder of PGlite; `memory://` keeps nothing.'],
  EVIDENCE_SCANNER: [
    '',
    'The virus scanner for files, `clamd://host:3310`; a file is stored only if the scanner passes it.',
  ],
  RETENTION_DAYS: [
    Object.entries(defaultRetention)
      .map((days) => days.join('='))
      .join(' '),
    'After how many days sent mails, files of decided claims, contents of visits and claims, audit trail, and waitlist with all who never became customers are deleted; kinds left out keep their default.',
  ],
  AWS_ACCESS_KEY_ID: ['', 'The key of an `s3://` store. Secret.'],
  AWS_SECRET_ACCESS_KEY: ['', 'The secret of that key. Secret.'],
  AWS_SESSION_TOKEN: ['', 'The token of temporary credentials. Secret.'],
  AWS_REGION: ['us-east-1', 'The region of an `s3://` store.'],
  S3_ENDPOINT: ['', "The address of an S3-compatible store that is not Amazon's."],
  PAYSTACK_URL: ['https://api.paystack.co', 'The address of Paystack.'],
  SANDBOX_SECRET: ['a development value', 'The key that signs the webhooks of the sandbox. Secret.'],
  VAT_PERCENT: ['', 'The value added tax that prices include, such as `7.5`, which receipts then show.'],
  TAX_NUMBER: ['', "The company's tax number, which receipts then show."],
  FREE_VISITS_UNTIL: [
    '',
    'The last day on which people without a plan have free visits, such as `2027-03-31`; without it they always do.',
  ],
  MESSENGER: ['off', 'Who sends short messages about visits: `off`, `sandbox` or `africastalking`.'],
  AFRICASTALKING_USERNAME: ['', 'The user name, which `MESSENGER=africastalking` needs.'],
  AFRICASTALKING_API_KEY: ['', 'The key, which `MESSENGER=africastalking` needs. Secret.'],
  AFRICASTALKING_SENDER: ['', 'A sender that is registered there.'],
  AFRICASTALKING_URL: ['https://api.africastalking.com', "The address of Africa's Talking."],
  GOOGLE_ISSUER: ['https://accounts.google.com', 'The OpenID Connect issuer of that sign-in.'],
  CLINIC_MANAGERS: ['', 'Addresses, by commas, of clinic managers, who need no invitation.'],
  VIDEO_LINK: [
    'https://meet.jit.si/ilera-{room}',
    'The link of a video consultation; `{room}` cannot be guessed.',
  ],
  CHAT_LINK: ['WhatsApp of our number', 'The link of a consultation by message; it may name `{reference}`.'],
  REFUND_APPROVAL_NAIRA: ['20000', 'The amount above which a second person approves a refund by support.'],
  RATE_LIMITS: ['on', '`off` removes all limits, for tests; production refuses it.'],
  METRICS_TOKEN: [
    '',
    'The bearer token for `/_metrics`; without it only requests through no proxy are answered. Secret.',
  ],
  SEED_DEMO: [
    'on, in production off',
    'Whether an empty database gets demo people; production refuses `on`.',
  ],
  TRUST_PROXY: ['loopback', 'Addresses of proxies whose `X-Forwarded-For` is trusted.'],
  LOG_LEVEL: ['info', 'The level of the log: trace, debug, info, warn, error or silent.'],
} as const satisfies Record<string, readonly [fallback: string, meaning: string]>;
