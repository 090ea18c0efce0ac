import type { LiveNotice } from '@shared/contracts';
import { clock } from '@shared/runtime';

const ASK_EVERY_MS = 60_000;

/**
 * Asks the gateway once a minute, while the tab is visible, whether there is a newer revision, and what time it is. A tab keeps
 * its versions; the visitor sees a notice only for a revision that ops marked as urgent.
 * @returns what ends the watch
 */
export function watchForUrgentRevision(revision: number, onUrgent: () => void): () => void {
  const ask = async () => {
    if (document.visibilityState === 'hidden') return;
    try {
      const response = await fetch(`/_live?revision=${revision}`, { cache: 'no-store' });
      clock.followHeader(response.headers.get('date'));
      if (response.ok && ((await response.json()) as LiveNotice).urgent) onUrgent();
    } catch {
      // a failed request changes nothing; the next one is a minute later
    }
  };
  // A page from a cache brings no time.
  if (!clock.isKnown) void ask();
  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  return () => clearInterval(timer);
}
