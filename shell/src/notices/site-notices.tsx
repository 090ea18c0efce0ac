import { Button } from '@ilera/ui';
import { useEffect, useState } from 'react';
import type { LiveNotice } from '@ilera/contracts';
import { clock } from '@ilera/runtime';
import { loadDocument } from '../read-document';
import { useServices } from '../site-services';
import styles from './site-notices.module.css';

/** The words of the bar under the page. */
const words = {
  bar: 'About this page',
  update: 'There is an important update of this site. Finish what you are writing, then load it.',
  loadUpdate: 'Load the update',
} as const;

/** Announces an urgent new version, as ops marked it, in a bar under the page. */
export function SiteNotices() {
  const [urgent, setUrgent] = useState(false);
  const { revision } = useServices();
  useEffect(() => watchForUrgentRevision(revision, () => setUrgent(true)), [revision]);
  if (!urgent) return null;
  return (
    <aside className={styles.bar} aria-label={words.bar}>
      <p role="status">
        <span>{`${words.update} `}</span>
        <Button size="small" variant="secondary" onClick={loadDocument}>
          {words.loadUpdate}
        </Button>
      </p>
    </aside>
  );
}

const pollMs = 60_000;

/**
 * Asks the gateway once a minute, while the tab is visible, for the latest revision and the time. A tab keeps
 * its versions; the visitor sees a notice only for a revision that ops marked as urgent.
 * @returns ends the watch
 */
function watchForUrgentRevision(revision: number, onUrgent: () => void): () => void {
  const poll = async () => {
    if (document.visibilityState === 'hidden') return;
    try {
      const response = await fetch(`/_live?revision=${revision}`, { cache: 'no-store' });
      clock.followHeader(response.headers.get('date'));
      if (response.ok && ((await response.json()) as LiveNotice).urgent) onUrgent();
    } catch {
      // a failed request changes nothing; the next one is a minute later
    }
  };
  // A page from a cache brings no server time.
  if (!clock.isKnown) void poll();
  const timer = setInterval(() => void poll(), pollMs);
  return () => clearInterval(timer);
}
