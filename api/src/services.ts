/**
 * Services that every feature of the API gets. `startApi` creates them, so that tests can pass their own clock or
 * provider.
 */
import type { EventEmitter } from 'node:events';
import type { LRUCache } from 'lru-cache';
import type { Config } from './config/read-config';
import type { Database } from './db/database';
import type { EvidenceStorage } from './evidence/evidence-storage';
import type { HashQueue } from './accounts/hash-queue';
import type { CatalogueCache } from './http/catalogue-cache';
import type { Messenger } from './messenger/messenger';
import type { PaymentProvider } from './payment-providers/payment-provider';
import type { PurchaseKinds } from './payments/purchase-kind';

export interface Services {
  config: Config;
  db: Database;
  /** Connections reserved for health and sign-in, which work while all others are busy. */
  reservedDb: Database;
  provider: PaymentProvider;
  /** What a payment of each kind buys. */
  purchases: PurchaseKinds;
  /** Sends text messages; null if not configured. */
  messenger: Messenger | null;
  /** The files of claims and visits. */
  evidence: EvidenceStorage;
  passwords: HashQueue;
  /** The current time; tests replace it. */
  now(): Date;
  /** Milliseconds between a password reset request and its mail; tests replace it. */
  resetDelay(): number;
  /** Runs work with the same key one after the other, within this process. */
  oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Public responses that rarely change. */
  catalogue: CatalogueCache;
  /** When the provider was last asked about a payment, by reference; milliseconds since 1970. */
  providerAskedAt: LRUCache<string, number>;
  /** The end of a limit that a network is over, by call and network, to refuse a flood without a query per call. */
  blockedUntil: LRUCache<string, Date>;
  /** `settled` with an outcome, once a payment is committed. */
  paymentEvents: EventEmitter;
  /** Connections of this process to the database by state. */
  connections(): Record<'total' | 'idle' | 'waiting', number>;
}
