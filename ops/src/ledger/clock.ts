import { ReleaseRefused } from '../common/release-refused';
import type { ReleaseStore } from '../store/release-store';

/** Seconds by which this machine's clock and the store's may differ. */
const tolerance = 60;

/**
 * Refuses to date a revision by a clock that is wrong, because no later revision may have an earlier date.
 */
export async function assertClock(store: ReleaseStore, now = Date.now): Promise<void> {
  const theirs = await store.time?.();
  if (!theirs) return;
  const seconds = Math.round((now() - theirs.getTime()) / 1000);
  if (Math.abs(seconds) <= tolerance) return;
  throw new ReleaseRefused(
    `Refused, nothing changed: this machine's clock is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the store's\n` +
      `(${new Date(now()).toISOString()} here, ${theirs.toISOString()} in ${store.description}).\n  Set the clock, then try again.`,
  );
}
