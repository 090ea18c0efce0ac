/**
 * Services that every feature of the API gets; `startApi` creates them, so that a test can pass its own clock
 * or provider.
 */
import type { EventEmitter } from 'node:events';
import type { Config } from './config/read-config';
import type { Database } from './db/database';
import type { EvidenceStorage } from './evidence/evidence-storage';
import type { HashQueue } from './common/hash-queue';
import type { CatalogueCache } from './common/catalogue-cache';
import type { Messenger } from './messenger/messenger';
import type { PaymentProvider } from './payment-providers/payment-provider';

export interface Services {
  config: Config;
  db: Database;
  /** Connections for health and sign-in only, which work while all others are in use. */
  reservedDb: Database;
  provider: PaymentProvider;
  /** Texts to phones; null where none is configured. */
  messenger: Messenger | null;
  /** The files of claims and visits. */
  evidence: EvidenceStorage;
  passwords: HashQueue;
  /** The present moment; tests replace it. */
  now(): Date;
  /** Milliseconds from a request for a new password until its mail is written; tests replace it. */
  resetDelay(): number;
  /** Serialises work on one key inside this process. */
  oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Public responses that rarely change. */
  catalogue: CatalogueCache;
  /** `settled` with an outcome, once a payment is committed. */
  paymentEvents: EventEmitter;
  /** Connections of this process to the database by state. */
  connections(): Record<'total' | 'idle' | 'waiting', number>;
}
