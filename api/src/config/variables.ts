import { defaultRetention } from './retention-days';

/**
 * The environment of the API. `docs/configuration.md` is written from this list (`pnpm docs:write`), and a
 * test fails when the sources read a variable that is in no list.
 */
export const apiVariables = {
  API_HOST: ['127.0.0.1', 'Address to listen on.'],
  API_PORT: ['4000', 'Port to listen on; 0 takes a free one.'],
  SITE_ORIGIN: [
    'http://localhost:3000',
    'Origin of the site: allowed by CORS, used in mail links, and where payments may return to. https in production.',
  ],
  PUBLIC_API_URL: [
    '`SITE_ORIGIN` + `/api`',
    'Address under which a browser reaches this API. https in production.',
  ],
  ALLOWED_REDIRECT_ORIGINS: [
    '',
    'Further origins that a payment may return to, separated by spaces or commas.',
  ],
  DATABASE_URL: ['', 'PostgreSQL. Unset: PGlite in `DATABASE_DIR`. Needed in production.'],
  DATABASE_DIR: ['.local/db', "PGlite's folder; `memory://` keeps nothing."],
  EVIDENCE_STORE: [
    '.local/evidence',
    'Files that people attach to claims and visits: `s3://bucket/prefix`, or a folder that all API processes share. Needed in production.',
  ],
  EVIDENCE_SCANNER: [
    '',
    'Virus scanner for those files: `clamd://host:3310` (ClamAV). Where it finds something or does not answer, nothing is stored.',
  ],
  DATA_KEYS: [
    'a development key',
    'Encrypt medical texts and evidence: `id:key`, the key 32 bytes in base64 (`openssl rand -base64 32`), newest first, separated by spaces. Needed in production. Secret.',
  ],
  RETENTION_DAYS: [
    Object.entries(defaultRetention)
      .map((days) => days.join('='))
      .join(' '),
    'After how many days data goes: sent mails, files of decided claims, what visits and claims were about, the audit trail, the waitlist. What is not named keeps its default.',
  ],
  AWS_ACCESS_KEY_ID: ['', 'For `s3://` stores. Secret.'],
  AWS_SECRET_ACCESS_KEY: ['', 'For `s3://` stores. Secret.'],
  AWS_SESSION_TOKEN: ['', 'Of temporary credentials. Secret.'],
  AWS_REGION: ['us-east-1', 'For `s3://` stores.'],
  S3_ENDPOINT: ['', 'For S3-compatible stores of others than Amazon.'],
  PAYMENT_PROVIDER: ['sandbox', '`sandbox` or `paystack`. Production refuses the sandbox.'],
  PAYSTACK_SECRET_KEY: ['', 'Needed with `PAYMENT_PROVIDER=paystack`; also verifies its webhooks. Secret.'],
  PAYSTACK_URL: ['https://api.paystack.co', "Paystack's API."],
  SANDBOX_SECRET: ['a development value', "Signs the sandbox's webhooks. Secret."],
  VAT_PERCENT: [
    '',
    'Value added tax that prices include, such as `7.5`: receipts show it. Unset: no line, as for medical services.',
  ],
  TAX_NUMBER: ['', "The company's tax identification number, shown on receipts."],
  FREE_VISITS_UNTIL: [
    '',
    'Last day on which people with an account and without a plan have visits free of charge: `2027-03-31`. Unset: no end.',
  ],
  SMTP_URL: ['', 'Mail server. Unset: mails stay in the outbox. Needed in production. Secret.'],
  MAIL_FROM: ['', 'Sender of mails. Needed in production.'],
  MESSENGER: [
    'off',
    'Texts to phones about visits, beside the mails: `off`, `sandbox` (tells nobody; not for production) or `africastalking`.',
  ],
  AFRICASTALKING_USERNAME: ['', 'Needed with `MESSENGER=africastalking`.'],
  AFRICASTALKING_API_KEY: ['', 'Needed with `MESSENGER=africastalking`. Secret.'],
  AFRICASTALKING_SENDER: ['', 'Sender that Africa’s Talking has registered; unset: theirs.'],
  AFRICASTALKING_URL: ['https://api.africastalking.com', 'Its API.'],
  GOOGLE_CLIENT_ID: [
    '',
    'With `GOOGLE_CLIENT_SECRET`: sign-in with Google. Unset: the local identity provider. Both needed in production.',
  ],
  GOOGLE_CLIENT_SECRET: ['', 'Goes with `GOOGLE_CLIENT_ID`. Secret.'],
  GOOGLE_ISSUER: ['https://accounts.google.com', 'OpenID Connect issuer.'],
  CLINIC_MANAGERS: [
    '',
    'Addresses, by commas, that manage the clinic uninvited. Its staff signs in by `OPS_OPENID_ISSUER`; callback: `<site>/api/clinic/callback`.',
  ],
  VIDEO_LINK: ['https://meet.jit.si/ilera-{room}', 'Link of a video consultation; `{room}` is unguessable.'],
  CHAT_LINK: ['WhatsApp of our number', 'The same by message; may name `{reference}`.'],
  REFUND_APPROVAL_NAIRA: ['20000', 'What support refunds above this, a second person approves.'],
  RATE_LIMITS: ['on', '`off` for browser test suites; production refuses that.'],
  METRICS_TOKEN: [
    '',
    'Asked for at `/_metrics` as a Bearer token. Unset: only requests that came through no proxy are answered. Secret.',
  ],
  SEED_DEMO: ['on, in production off', 'Demo people in an empty database. Production refuses `on`.'],
  TRUST_PROXY: ['loopback', 'Addresses of proxies whose X-Forwarded-For is trusted.'],
  LOG_LEVEL: ['info', 'Level of the log: trace, debug, info, warn, error, silent.'],
} as const satisfies Record<string, readonly [fallback: string, meaning: string]>;
