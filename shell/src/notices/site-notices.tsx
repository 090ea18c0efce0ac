import { Button } from '@shared/ui';
import { useEffect, useState } from 'react';
import { pageRegistry } from '../page-registry';
import styles from './site-notices.module.css';
import { watchForUrgentRevision } from './watch-revision';

/**
 * Bars that ops or a developer put under the page: an urgent new version, a local build in place of a
 * released one.
 */
export function SiteNotices() {
  const [urgent, setUrgent] = useState(false);
  useEffect(() => watchForUrgentRevision(() => setUrgent(true)), []);
  const overridden = pageRegistry().overriddenRemotes();
  if (!urgent && overridden.length === 0) return null;
  return (
    <aside className={styles.bar} aria-label="About this page">
      {overridden.length > 0 && <p>Local build in use: {overridden.join(', ')}</p>}
      {urgent && (
        <p role="status">
          There is an important update of this site. Finish what you are writing, then load it.{' '}
          <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
            Load the update
          </Button>
        </p>
      )}
    </aside>
  );
}
