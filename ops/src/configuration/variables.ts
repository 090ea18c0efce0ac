/**
 * The environment of gateway, publisher, build and tests. `docs/configuration.md` is written from these lists
 * (`pnpm docs:write`), and a test fails when the sources read a variable that is in no list.
 */
type Variables = Record<string, readonly [fallback: string, meaning: string]>;

export const gatewayVariables = {
  SITE_PORT: ['3000', 'Port of the site; 0 takes a free one.'],
  HOST: ['localhost', 'Address to listen on.'],
  NODE_ENV: ['', '`production` hides stacks, refuses development keys and makes nothing up by itself.'],
  SITE_ORIGIN: [
    'that of each request',
    "The site's own origin for sitemap, `robots.txt` and link previews, as of the API: another `Host` then changes nothing. Needed in production.",
  ],
  API_BASE_URL: ['/api', 'An absolute address: browsers call that API themselves, and own features are off.'],
  API_UPSTREAM: ['', 'For `gateway.mjs`: where `/api` leads.'],
  FEATURES: [
    'all with our own API, none with a foreign one',
    'Features beyond the fixed contract (R4.75): names with commas, or `none`.',
  ],
  SITE_DATA: [
    'gateway, with an absolute API client',
    '`gateway` puts the API data of a page into its document; `client` leaves all calls to the browser.',
  ],
  CITY_CHECK: ['auto', 'Whether buying asks for the city (R4.17): `auto`, `always` or `never`.'],
  CORPORATE_WIRE_TYPE: ['cooperate', 'The spelling that is sent (R4.1): `cooperate` or `corporate`.'],
  REDIRECT_HOSTS: [
    'checkout.paystack.com, accounts.google.com',
    "Hosts that the site may send people to, besides the API's own.",
  ],
  WHATSAPP_NUMBER: [
    '',
    'Number at WhatsApp to which the footer leads, with country code: `+234 801 234 5678`; unset: no such link.',
  ],
  SERVICE_WORKER: [
    'on',
    '`off`: browsers remove the service worker and what it kept (docs/ops.md, "The service worker").',
  ],
  ASSET_BASE_URL: ['', 'Origin of a CDN that pulls `/assets/…` from the gateways.'],
  TRUST_PROXY: ['loopback', 'Addresses of the proxies in front of the gateway.'],
  RELEASE_PUBLIC_KEYS: [
    '',
    'PEM blocks or a file with them: who may have signed a revision (docs/ops.md, "A key leaked"). The registry and publishers over a store read it too. Needed in production.',
  ],
  RELEASE_UNSIGNED: ['', '`allowed`: a production gateway may start without `RELEASE_PUBLIC_KEYS`.'],
  OPS_KEY: [
    '.local/keys/ops-key; in production none',
    'Opens `/ops` and signs its links; 24 characters or more. Unset in production: no console. Secret.',
  ],
  OPS_KEY_SIGN_IN: ['on', '`off`: nobody signs in at `/ops` with `OPS_KEY`; only by `OPS_OPENID_ISSUER`.'],
  OPS_OPENID_ISSUER: [
    '',
    'OpenID Connect provider by which operators sign in at `/ops`; its callback is `<site>/ops/openid/callback`.',
  ],
  OPS_OPENID_CLIENT_ID: ['', 'What the provider knows the console as.'],
  OPS_OPENID_CLIENT_SECRET: ['', 'By which it knows it. Secret.'],
  OPS_OPENID_PEOPLE: [
    '',
    'Whose verified addresses may use `/ops`: `ngozi@ilera.example`, or `@ilera.example` for a whole domain.',
  ],
  SNAPSHOT_DIR: [
    '',
    'Folder for the last good composition: a gateway starts from it while the store is down.',
  ],
  WEBHOOK_URL: ['', 'Told of revisions, rejections and alarms as Slack-compatible JSON. Secret.'],
  WEBHOOK_SECRET: ['', 'Signs those messages. Secret.'],
  GATEWAYS: [
    'the gateway itself, for commands `RELEASE_SITE`',
    "Addresses of the site's gateways, with commas: `/ops` and `pnpm release health` show the sum of their figures.",
  ],
  LOG_LEVEL: ['info', 'Level of the log of `node ops/bin/gateway.mjs`; `warn` leaves the requests out.'],
  METRICS_TOKEN: [
    '',
    'Bearer token for `/_metrics`; unset: only for requests that came through no proxy. Commands send it too.',
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['', 'Collector of OpenTelemetry traces by HTTP: `http://collector:4318`.'],
} as const satisfies Variables;

export const publisherVariables = {
  RELEASE_REGISTRY: ['', 'Address of the registry: commands ask it, and need neither store nor key.'],
  RELEASE_TOKEN: [
    'that of the job at GitHub',
    'What the registry knows the caller by: an OpenID Connect token, or one whose hash stands in `release-policy.json`. Secret.',
  ],
  RELEASE_STORE: [
    '.local/releases',
    'A folder, or `s3://bucket/prefix`: of the registry and the gateways, and of commands without `RELEASE_REGISTRY`.',
  ],
  'RELEASE_REGISTRY_<NAME>': [
    '',
    'That of an environment, for `--environment` and `promote`: `RELEASE_REGISTRY_STAGING`.',
  ],
  'RELEASE_TOKEN_<NAME>': ['', "An environment's own token."],
  'RELEASE_STORE_<NAME>': ['', 'The store of an environment, where it has no registry.'],
  'RELEASE_PUBLIC_KEYS_<NAME>': ['`RELEASE_PUBLIC_KEYS`', "An environment's own keys."],
  'RELEASE_SITE_<NAME>': ['', "An environment's own gateways."],
  RELEASE_POLICY: ['`release-policy.json` of the checkout', 'The file that says who may do what.'],
  RELEASE_SIGNING_KEY: [
    'made by itself for a local store',
    "Ed25519 private key, PEM or a file: the registry's, and for the night on which it is down. Secret.",
  ],
  RELEASE_SITE: ['', 'Addresses of gateways, with commas, which commands ask whether they serve a change.'],
  REGISTRY_PORT: ['3200', 'Port of `node ops/bin/registry.mjs`.'],
  ACTIONS_ID_TOKEN_REQUEST_URL: ['', 'Set by GitHub for jobs with `id-token: write`.'],
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: ['', 'Set by GitHub likewise. Secret.'],
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: [
    'true',
    "Set by commands, so that the S3 client does not speak of Node's version.",
  ],
  RELEASE_BY: ['the `GITHUB_ACTOR` or `USER`', 'Who the history names.'],
  GITHUB_ACTOR: ['', 'Set by CI; see `RELEASE_BY`.'],
  USER: ['', 'Set by the shell; see `RELEASE_BY`.'],
  AWS_ACCESS_KEY_ID: ['', 'For `s3://` stores. Secret.'],
  AWS_SECRET_ACCESS_KEY: ['', 'For `s3://` stores. Secret.'],
  AWS_REGION: ['us-east-1', 'For `s3://` stores.'],
  S3_ENDPOINT: ['', 'For S3-compatible stores of others than Amazon.'],
  DEBUG: ['', 'Set: commands print the stack of an error.'],
} as const satisfies Variables;

export const buildVariables = {
  PART_VERSION: ['the package version and a hash of the release', 'Version that a build carries.'],
  PART_OUTPUT: ['dist', 'Folder that a build writes to.'],
  PART_MODE: ['', '`development`: a remote for the dev server.'],
  PART_REACT: ['', "`development`: the shell with React's development build, for hot reload."],
  PART_CACHE: ['on', "`off`: without webpack's cache on disk, as under `npm test`."],
  DEV_PORT: ['', 'Port of a remote under `pnpm dev`; set by it.'],
} as const satisfies Variables;

export const testVariables = {
  CI: ['true under `npm test`', 'No prompts, no watching.'],
  PATH: ['', 'Where tests look for Chromium, PostgreSQL, nginx and Ceph.'],
  INSTALL_TOOLS: [
    'on',
    '`off`: `npm test` installs no Chromium, and with `--all` no PostgreSQL, Ceph or nginx; it says which tests it skips.',
  ],
  TMPDIR: ['/tmp', 'Folder of temporary files.'],
  PLAYWRIGHT_CHROMIUM_PATH: [
    '/usr/bin/chromium-headless-shell',
    'The Chromium of browser tests and benchmarks; without it /usr/bin/chromium, then the one of Playwright.',
  ],
  API_TEST_DATABASES: [
    '',
    '`pglite,postgres`: API tests run on both, and journeys about money on PostgreSQL too. Unset: API tests on PostgreSQL, or on PGlite where it is not installed, and all journeys on PGlite. Tests of the database itself run on every one that is installed.',
  ],
  CLOCK_OFFSET: [
    '',
    'Set by browser tests that move the clock of their API: the file with the milliseconds.',
  ],
  FUZZ_SEED: ['20261122', 'Which inputs the fuzz tests choose.'],
  FUZZ_RUNS: ['80', 'Inputs for each call of the fuzz test.'],
  CRASH_ROUNDS: ['3', 'How often the crash test kills the API.'],
  HYDRATION_SEED: [
    '',
    'Seed of the random actions in `hydration-actions.slow.spec.ts`, or `random`; without it each page has its own.',
  ],
  BENCH_RUNS: ['5', 'Turns of a benchmark.'],
  BENCH_SECONDS: ['15', 'Seconds of load for each call of the API benchmark.'],
} as const satisfies Variables;
