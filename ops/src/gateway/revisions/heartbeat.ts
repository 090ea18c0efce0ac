import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Trust } from '../../keys/load-keys';
import { revisionHash } from '../../keys/signing';
import { gatewayNotes, heartbeatEvery, type GatewayNote } from '../../ledger/gateway-notes';
import type { ReleaseStore } from '../../store/release-store';
import type { RevisionFollower } from './revision-follower';

/** Writes into the store what this gateway serves and refuses, for publishers. */
export class Heartbeat {
  private readonly key = `${gatewayNotes}${randomUUID()}.json`;
  private readonly name = `${hostname()}-${process.pid}`;
  private noted = { text: '', at: 0 };
  private noting: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(
    private readonly store: ReleaseStore,
    private readonly trust: Trust | undefined,
  ) {}

  /**
   * Called after each look; writes changes, and a heartbeat without them. Without write access to the store
   * it does nothing.
   */
  beat({ current, refused, fork }: RevisionFollower): void {
    const { trust } = this;
    const note: Omit<GatewayNote, 'at'> = {
      name: this.name,
      ...(current ? { revision: { n: current.revision.n, hash: revisionHash(current.revision) } } : {}),
      refused: refused.slice(0, 20),
      ...(fork ? { fork } : {}),
      ...(trust?.strict ? { keys: [...trust.verify.keys.keys()] } : {}),
    };
    const text = JSON.stringify(note);
    const now = Date.now();
    if (this.isClosed || (text === this.noted.text && now - this.noted.at < heartbeatEvery)) return;
    this.noted = { text, at: now };
    const body = Buffer.from(JSON.stringify({ ...note, at: new Date(now).toISOString() }));
    this.noting = this.noting.then(() => this.store.put(this.key, body)).catch(() => undefined);
  }

  /** Waits for the last note. */
  async settled(): Promise<void> {
    await this.noting;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.noting;
    await this.store.remove(this.key).catch(() => undefined);
  }
}
