import { type Revision, withTimeout } from '@shared/contracts';
import type { Ledger } from '../../registry/ledger/ledger';
import { whySignatureRefused } from '../../registry/ledger/signing';
import type { RefusedRevision } from '../../site/history-entry';
import { revisionKey, revisions, type ReleaseStore } from '../../store/release-store';
import { StoreError } from '../../store/store-error';
import { compose, type AssetUrl, type Composition } from './composition';
import type { ReleaseCache } from './release-cache';
import type { Snapshot } from './snapshot';

export interface FollowerOptions {
  store: ReleaseStore;
  ledger: Ledger;
  releases: ReleaseCache;
  assetUrl: AssetUrl;
  /** The last served revision, on this machine's own disk. */
  snapshot?: Snapshot;
  /** Milliseconds between looks where the store cannot call back. */
  pollEvery?: number;
  /** Milliseconds that one look may take before another one starts. */
  lookTimeout?: number;
  onChange?: (composition: Composition) => Promise<void> | void;
  /** Called once for a new problem, or for a change of it. */
  onProblem?: (message: string) => void;
  /** Called when the store does not have any more what is served. */
  onLost?: (message: string) => void;
  onRefused?: (message: string) => void;
}

/** Milliseconds after which another look starts beside one without a result, whose reads may never end. */
const anotherAfter = 1_000;

/** Follows the ledger within a second and serves the newest revision that is valid and complete. */
export class RevisionFollower {
  current: Composition | undefined;
  /** When the store responded last. */
  lastLook: Date | undefined;
  /** Since when the store does not respond, and its error. */
  storeProblem: { since: Date; message: string } | undefined;
  /** Revisions above the served one that are invalid or incomplete. */
  refused: RefusedRevision[] = [];
  /** Set where the store does not have the served revision: it was emptied, or restored to an earlier copy. */
  lost: string | undefined;

  private timer: NodeJS.Timeout | undefined;
  private stopWatching: (() => void) | undefined;
  private looking: { began: number; done: Promise<void> } | undefined;
  private stopped = false;
  private looks = 0;
  /** Number of the newest look with a result. */
  private finished = 0;
  private said = new Set<string>();

  constructor(private readonly options: FollowerOptions) {}

  /**
   * Serves the snapshot where there is one, looks once, then keeps following. A store that does not respond
   * delays it by one look at most.
   */
  async start(): Promise<void> {
    await this.startFromSnapshot();
    await this.look();
    this.stopWatching = this.options.store.watch?.(revisions.slice(0, -1), () => void this.look());
    this.schedule();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.stopWatching?.();
  }

  /** Looks now; calls within a second share one look. */
  look(): Promise<void> {
    const now = Date.now();
    if (this.looking && now - this.looking.began < anotherAfter) return this.looking.done;
    const looking = { began: now, done: this.lookInTime() };
    this.looking = looking;
    void looking.done.finally(() => {
      if (this.looking === looking) this.looking = undefined;
    });
    return looking.done;
  }

  /** A valid revision; undefined when there is none with that number. */
  read(n: number): Promise<Revision | undefined> {
    return this.options.ledger.read(n);
  }

  private schedule(): void {
    if (this.stopped) return;
    const again = async (): Promise<void> => {
      const late = new Promise((resolve) => setTimeout(resolve, anotherAfter).unref());
      await Promise.race([this.look(), late]);
      this.schedule();
    };
    this.timer = setTimeout(() => void again(), this.options.pollEvery ?? 500);
    this.timer.unref();
  }

  private async startFromSnapshot(): Promise<void> {
    const { snapshot, releases, assetUrl, ledger, onChange } = this.options;
    try {
      const revision = await snapshot?.read();
      if (!revision || whySignatureRefused(revision, ledger.trust)) return;
      const composition = await this.inTime(compose(revision, releases, assetUrl));
      await this.inTime(Promise.resolve(onChange?.(composition)));
      this.current = composition;
    } catch (error) {
      this.say(`The local snapshot cannot be used: ${toMessage(error)}`);
    }
  }

  /** A look that hangs is abandoned: its result is not used, nor one that comes after a newer look's. */
  private async lookInTime(): Promise<void> {
    const number = (this.looks += 1);
    let isGivenUp = false;
    const isWanted = (): boolean => !isGivenUp && number > this.finished;
    try {
      await this.inTime(this.lookOnce(isWanted));
      this.finished = Math.max(this.finished, number);
      this.lastLook = new Date();
      this.storeProblem = undefined;
    } catch (error) {
      isGivenUp = true;
      if (number < this.finished) return;
      const message = toMessage(error);
      this.storeProblem = { since: this.storeProblem?.since ?? new Date(), message };
      this.say(`The store does not answer: ${message} What was last known stays.`);
    }
  }

  private inTime<T>(work: Promise<T>): Promise<T> {
    const limit = this.options.lookTimeout ?? 10_000;
    return withTimeout(limit, work, () => new Error(`no answer within ${limit / 1000} s.`));
  }

  /** @param isWanted whether this look's result still counts */
  private async lookOnce(isWanted: () => boolean): Promise<void> {
    const { store, snapshot, onChange, onRefused } = this.options;
    const served = this.current?.revision;
    const isLost = served !== undefined && !(await store.exists(revisionKey(served.n)));
    const { composition, refused } = await this.findNext(served, isLost);
    if (!isWanted()) return;
    if (composition) {
      // Warmed before it is served, so that no page load waits for the store.
      await onChange?.(composition);
      if (!isWanted()) return;
      this.current = composition;
      this.said.clear();
      await snapshot?.write(composition).catch((error: unknown) => this.say(toMessage(error)));
    }
    this.lost =
      isLost && !composition
        ? `${store.description} does not have revision ${served.n}, which is served: it was emptied, or restored to an ` +
          'earlier copy. What is served stays. Put back what is missing (docs/ops.md, "The store is gone").'
        : undefined;
    if (this.lost && this.say(this.lost)) this.options.onLost?.(this.lost);
    this.refused = refused;
    for (const one of refused) {
      const message = `Revision ${one.n} is refused: ${one.reason}. The last valid one stays.`;
      if (this.say(message)) onRefused?.(message);
    }
  }

  /** The newest revision above the served one that is valid and complete; why others are not. */
  private async findNext(
    served: Revision | undefined,
    isLost: boolean,
  ): Promise<{ composition?: Composition; refused: RefusedRevision[] }> {
    const { ledger } = this.options;
    const floor = served?.n ?? 0;
    const latest = await ledger.latest(isLost ? 0 : floor, floor);
    const refused = [...latest.refused];
    let { revision } = latest;
    while (revision) {
      const composed = await this.tryCompose(revision);
      if (typeof composed !== 'string') return { composition: composed, refused };
      refused.push({ n: revision.n, reason: composed.replace(/\.$/, '') });
      [revision] = await ledger.recent(1, revision.n - 1);
      if (revision && revision.n <= floor) revision = undefined;
    }
    return { refused };
  }

  /**
   * Composes and loads the files into memory. Returns why a revision is incomplete; throws when the store
   * does not respond.
   */
  private async tryCompose(revision: Revision): Promise<Composition | string> {
    try {
      return await compose(revision, this.options.releases, this.options.assetUrl);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      return toMessage(error);
    }
  }

  /** Reports a problem; true when it was new. */
  private say(message: string): boolean {
    if (this.said.has(message)) return false;
    if (this.said.size > 1000) this.said.clear();
    this.said.add(message);
    this.options.onProblem?.(message);
    return true;
  }
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
