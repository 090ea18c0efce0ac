import type { Ledger } from '../../ledger/ledger';
import type { ReleaseStore } from '../../store/release-store';
import type { SiteState } from '@shared/contracts';
import type { Trust } from '../../keys/load-keys';
import { compose, type AssetUrl, type Composition } from './composition';
import type { ReleaseCache } from './release-cache';

export interface FollowerOptions {
  store: ReleaseStore;
  ledger: Ledger;
  releases: ReleaseCache;
  assetUrl: AssetUrl;
  /** Whose signature a state must bear; unset: any state is believed. */
  trust?: Trust;
  /** How often the ledger is asked where the store cannot call back. */
  pollEvery?: number;
  onChange?: (composition: Composition) => Promise<void> | void;
  onTrouble?: (error: unknown) => void;
}

/** Follows the ledger within a second; when the store is down, what was last known stays. */
export class StateFollower {
  current: Composition | undefined;
  /** Since when the store does not answer; for the health page. */
  troubleSince: Date | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopWatching: (() => void) | undefined;
  private looking: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly options: FollowerOptions) {}

  /** Reads the newest state once, then keeps following. */
  async start(): Promise<void> {
    await this.look();
    this.stopWatching = this.options.store.watch?.('states', () => void this.look());
    this.schedule();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.stopWatching?.();
  }

  /** Looks now; calls at the same time share one look. */
  look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  /** A state that may be believed, or nothing when there is none of that number. */
  async read(n: number): Promise<SiteState | undefined> {
    const { ledger, trust } = this.options;
    const state = await ledger.read(n);
    if (!state || !trust) return state;
    const verdict = trust.verify(state);
    if (verdict === 'invalid' || (verdict === 'unsigned' && trust.strict)) {
      throw new Error(`State ${n} is not signed by a key that this gateway trusts (${verdict}).`);
    }
    return state;
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(
      () => void this.look().finally(() => this.schedule()),
      this.options.pollEvery ?? 500,
    );
    this.timer.unref();
  }

  private async lookOnce(): Promise<void> {
    const { ledger, releases, assetUrl, onChange, onTrouble } = this.options;
    try {
      const known = this.current?.state.n ?? 0;
      const newest = await ledger.newestNumber(known);
      if (newest > known) {
        const state = await this.read(newest);
        if (state) {
          const next = await compose(state, releases, assetUrl);
          // Warmed before it is served, so that no visit waits for the store.
          await onChange?.(next);
          this.current = next;
        }
      }
      this.troubleSince = undefined;
    } catch (error) {
      if (!this.troubleSince) onTrouble?.(error);
      this.troubleSince ??= new Date();
    }
  }
}
