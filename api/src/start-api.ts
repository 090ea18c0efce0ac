/** Starts the API in this process: for `main.ts`, the benchmarks, and tests through `createApi`. */
import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import { sealedEvidence } from './evidence/evidence-storage';
import { openEvidenceStorage } from './evidence/open-evidence-storage';
import { createHashQueue } from './accounts/hash-queue';
import { readConfig, type Config } from './config/read-config';
import type { OpenDatabase } from './db/database';
import { openDatabase } from './db/open-database';
import { buildApp, type AppOptions } from './app';
import { createCatalogueCache } from './http/catalogue-cache';
import { createOneAtATime } from './common/one-at-a-time';
import { createMailer } from './mail/mailer';
import { createAfricasTalking } from './messenger/africas-talking.messenger';
import { createSandboxMessenger } from './messenger/messenger';
import { createPaystackProvider } from './payment-providers/paystack.provider';
import { createSandboxProvider } from './payment-providers/sandbox.provider';
import { cardPurchase } from './purchases/card-purchase';
import { planPurchase } from './purchases/plan-purchase';
import { visitPurchase } from './purchases/visit-purchase';
import { startHousekeeping } from './housekeeping/housekeeping';
import { isStillDue } from './housekeeping/is-still-due';
import { setKeyring } from './encryption/keyring';
import { withContext } from './db/with-context';
import { seedIfEmpty } from './seed/seed-if-empty';
import type { Services } from './services';

/** Values that override the environment's configuration. */
export interface StartOptions extends Partial<Config> {
  /** An open database, which the caller closes. */
  database?: OpenDatabase;
  now?: () => Date;
  resetDelay?: Services['resetDelay'];
  provider?: Services['provider'];
  passwords?: Services['passwords'];
  logStream?: AppOptions['logStream'];
  extend?: AppOptions['extend'];
}

export interface RunningApi {
  /** The address that the API listens on, without a trailing slash. */
  url: string;
  /** Refuses new requests, lets running ones finish, and closes the database. */
  close(): Promise<void>;
}

/** Opens the database, migrates and seeds it, listens, and runs housekeeping. */
export async function startApi(options: StartOptions = {}): Promise<RunningApi> {
  const { app, services, close } = await createApi(options);
  try {
    const url = await app.listen({ host: services.config.host, port: services.config.port });
    const housekeeping = startHousekeeping(services);
    return {
      url,
      close: () => {
        housekeeping.stop();
        return close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The API without a socket and without housekeeping, for scripts, and for tests that call the app directly. */
export async function createApi(options: StartOptions = {}) {
  const {
    database,
    now = () => new Date(),
    resetDelay = () => 500 + Math.random() * 1000,
    provider,
    passwords = createHashQueue(),
    logStream,
    extend,
    ...overrides
  } = options;
  const config: Config = { ...readConfig(), ...overrides };
  setKeyring(config.dataKeys);
  const opened = database ?? (await openDatabase(config));
  const db = withContext(opened.db);
  await opened.exclusively((unlimited) => seedIfEmpty(unlimited, config));
  const mailer = createMailer({ config, db, now, isStillDue, log: (line) => console.error(line) });
  const services: Services = {
    config,
    db,
    reservedDb: opened.reserved,
    evidence: sealedEvidence(await openEvidenceStorage(config.evidenceLocation)),
    now,
    resetDelay,
    provider: provider ?? chooseProvider(config, opened),
    purchases: { condition: visitPurchase, plan: planPurchase, card: cardPurchase },
    messenger: chooseMessenger(config),
    passwords,
    oneAtATime: createOneAtATime(),
    catalogue: createCatalogueCache(),
    providerAskedAt: new LRUCache({ max: 10_000 }),
    blockedUntil: new LRUCache({ max: 20_000 }),
    paymentEvents: new EventEmitter(),
    connections: () => opened.connections(),
  };
  const app = await buildApp(services, {
    ...(logStream ? { logStream } : {}),
    ...(extend ? { extend } : {}),
  });
  let closing: Promise<void> | null = null;
  const close = () =>
    (closing ??= (async () => {
      await app.close();
      await mailer.close();
      if (!database) await opened.close();
    })());
  return { app, services, close };
}

function chooseProvider(config: Config, { db }: OpenDatabase): Services['provider'] {
  if (config.paymentProvider === 'paystack')
    return createPaystackProvider({ secret: config.paystackSecret ?? '', baseUrl: config.paystackUrl });
  return createSandboxProvider(config, db);
}

function chooseMessenger({ messengerName, africasTalking }: Config): Services['messenger'] {
  if (messengerName === 'africastalking') return createAfricasTalking(africasTalking);
  return messengerName === 'sandbox' ? createSandboxMessenger() : null;
}
