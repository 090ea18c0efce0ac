import type { Revision } from '@shared/contracts';
import type { GatewayEventListener } from '../../notify/gateway-event';
import { revisionKey, type ReleaseStore } from '../../store/release-store';

/** Milliseconds between looks for the served revision. */
const lookAgain = 5_000;

/** Whether the store still has the revision that is served; what nobody would notice, because the site goes on. */
export class StoreLoss {
  /** In one sentence; undefined while the store has it, or does not answer. */
  alarm: string | undefined;
  private looked = -Infinity;

  constructor(
    private readonly store: ReleaseStore,
    private readonly onEvent: GatewayEventListener,
  ) {}

  /** Looks for the served revision in the store, every few seconds at most. */
  async look(served: Pick<Revision, 'n'> | undefined): Promise<void> {
    const now = performance.now();
    if (!served || now - this.looked < lookAgain) return;
    this.looked = now;
    const { store } = this;
    const key = revisionKey(served.n);
    try {
      const isThere = await store.exists(key);
      const before = this.alarm;
      this.alarm = isThere ? undefined : await this.describe(served.n, key);
      if (this.alarm && this.alarm !== before) this.onEvent({ type: 'store-lost', text: this.alarm });
    } catch {
      // A store that does not answer is another alarm.
    }
  }

  private async describe(n: number, key: string): Promise<string> {
    const left = await this.store.list(key.slice(0, key.indexOf('/') + 1));
    return left.length === 0
      ? `The release store is empty: revision ${n}, which is served, is gone with everything else. The site goes on; ` +
          'restore the store from its copy before anything is published.'
      : `The release store no longer has revision ${n}, which is served: it was restored from an earlier copy, or altered. ` +
          'The site goes on; restore the newest copy, or decide by: pnpm release history.';
  }
}
