import { Button } from '@shared/ui';
import { useEffect, useState } from 'react';
import { useServices } from '../site-services';
import styles from './site-notices.module.css';
import { words } from './site-notices.words';
import { watchForUrgentRevision } from './watch-revision';

/**
 * Bars that ops or a developer put under the page: an urgent new version, a local build in place of a
 * released one.
 */
export function SiteNotices() {
  const [urgent, setUrgent] = useState(false);
  const { versions, revision } = useServices();
  useEffect(() => watchForUrgentRevision(revision, () => setUrgent(true)), [revision]);
  const overridden = versions.overridden();
  if (!urgent && overridden.length === 0) return null;
  return (
    <aside className={styles.bar} aria-label={words.bar}>
      {overridden.length > 0 && <p>{words.localBuild(overridden)}</p>}
      {urgent && (
        <p role="status">
          <span>{`${words.update} `}</span>
          <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
            {words.loadUpdate}
          </Button>
        </p>
      )}
    </aside>
  );
}
