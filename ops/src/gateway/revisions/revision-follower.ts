import { setTimeout } from 'node:timers/promises';
import type { Revision } from '@ilera/contracts';
import type { GatewayEventListener } from '../../notify/notifier';
import type { Ledger } from '../../registry/ledger/ledger';
import { whySignatureRefused } from '../../registry/ledger/signing';
import type { ReleaseCache } from '../../registry/releases/release-cache';
import type { RefusedRevision } from '../../site/revision-text';
import { StoreError } from '../../store/open-store';
import type { FileCheck } from '../assets/file-check';
import type { VersionMetrics } from '../health/version-metrics';
import type { Log } from '../log';
import { SiteStarting } from '../responses';
import { compose, type AssetUrl, type Composition } from './composition';
import type { Snapshot } from './snapshot';

interface Sources {
  ledger: Ledger;
  releases: ReleaseCache;
  assetUrl: AssetUrl;
  fileCheck: FileCheck;
  metrics: VersionMetrics;
  onEvent: GatewayEventListener;
  log: Log;
  /** The last served revision, on this machine's own disk. */
  snapshot: Snapshot | undefined;
}

/** Follows the ledger within a second and serves the newest revision that is valid and complete. */
export class RevisionFollower {
  current: Composition | undefined;
  /** Start and error of an outage of the store; undefined while the store responds. */
  storeProblem: { since: Date; message: string } | undefined;
  /** Revisions above the served one that are invalid or incomplete. */
  refused: RefusedRevision[] = [];
  /** Message where the store lacks the served revision: it was emptied, or restored to an earlier copy. */
  lost: string | undefined;

  private polling = Promise.resolve();
  private stopped = false;

  /** @param pollEvery milliseconds between polls */
  constructor(
    private readonly sources: Sources,
    private readonly pollEvery = 500,
  ) {}

  /** The served composition. @throws SiteStarting before the first one */
  get served(): Composition {
    if (!this.current) throw new SiteStarting();
    return this.current;
  }

  /** Serves the snapshot where there is one, polls once, then follows the ledger. */
  async start(): Promise<void> {
    await this.startFromSnapshot();
    await this.poll();
    void this.pollUntilStopped();
  }

  stop(): void {
    this.stopped = true;
  }

  /** Polls once more, after the polls that were requested before. */
  poll(): Promise<void> {
    this.polling = this.polling.then(() => this.pollOnce());
    return this.polling;
  }

  private async pollUntilStopped(): Promise<void> {
    for (;;) {
      await setTimeout(this.pollEvery, undefined, { ref: false });
      if (this.stopped) return;
      await this.poll();
    }
  }

  private async startFromSnapshot(): Promise<void> {
    const { ledger, releases, assetUrl, snapshot, log } = this.sources;
    // If a release is missing from this disk too, only that part is left out.
    const get: typeof releases.get = (...version) => releases.get(...version).catch(() => undefined);
    try {
      const revision = await snapshot?.read();
      if (!revision || whySignatureRefused(revision, ledger.options.trust)) return;
      this.current = await compose(revision, { assetUrl, releases: { get } });
    } catch (error) {
      log.warn({ event: 'snapshot' }, `The local snapshot cannot be used: ${toMessage(error)}`);
    }
  }

  /** Never hangs: requests to the store time out (open-store.ts). */
  private async pollOnce(): Promise<void> {
    try {
      await this.follow();
      this.storeProblem = undefined;
    } catch (error) {
      const message = toMessage(error);
      if (!this.storeProblem)
        this.sources.log.warn(
          { event: 'store' },
          `The store does not answer: ${message} What was last known stays.`,
        );
      this.storeProblem = { since: this.storeProblem?.since ?? new Date(), message };
    }
  }

  private async follow(): Promise<void> {
    const { ledger, fileCheck, metrics, onEvent } = this.sources;
    const served = this.current?.revision.n ?? 0;
    const { composition, refused, number } = await this.findNext(served);
    if (composition) {
      // Files are in memory before the revision is served, so that no page load waits for the store.
      await fileCheck.check(composition.revision);
      const before = this.current?.revision.live ?? {};
      for (const [name, { canary }] of Object.entries(composition.revision.live))
        if (before[name] && before[name].canary?.version !== canary?.version) metrics.forget(name);
      this.current = composition;
      await this.writeSnapshot(composition.revision);
    } else if (this.current && fileCheck.isDue) {
      await fileCheck.check(this.current.revision);
      // A remote with a damaged record may be readable again.
      this.current = await compose(this.current.revision, this.sources).catch(() => this.current);
    }
    const lost =
      number < served
        ? `${ledger.store.description} does not have revision ${served}, which is served: it was emptied, or restored to an ` +
          'earlier copy. What is served stays. Put back what is missing (docs/ops.md, "The store is gone").'
        : undefined;
    // The loss raises one alarm, when it begins.
    if (lost && !this.lost) onEvent({ type: 'store-lost', text: lost });
    for (const { n, reason } of refused)
      if (!this.refused.some((known) => known.n === n))
        onEvent({ type: 'refused', text: `Revision ${n} is refused: ${reason}. The last valid one stays.` });
    this.lost = lost;
    this.refused = refused;
  }

  /** Writes a copy for the next start. Without it, for example on a full disk, the site is served all the same. */
  private async writeSnapshot(revision: Revision): Promise<void> {
    const { snapshot, log } = this.sources;
    await snapshot
      ?.write(revision)
      .catch((error: unknown) => log.warn({ event: 'snapshot' }, toMessage(error)));
  }

  /** Finds the newest valid and complete revision above the served one, and why others are refused. */
  private async findNext(
    served: number,
  ): Promise<{ composition?: Composition; refused: RefusedRevision[]; number: number }> {
    const { ledger } = this.sources;
    const { number, ...latest } = await ledger.latest(served);
    const refused = [...latest.refused];
    let { revision } = latest;
    while (revision && revision.n > served) {
      try {
        return { composition: await compose(revision, this.sources), refused, number };
      } catch (error) {
        if (error instanceof StoreError) throw error;
        refused.push({ n: revision.n, reason: toMessage(error).replace(/\.$/, '') });
      }
      [revision] = await ledger.recent(1, revision.n - 1);
    }
    return { refused, number };
  }
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
