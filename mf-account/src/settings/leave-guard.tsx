import { session, useBlocker } from '@shared/runtime';
import { Button, Dialog } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import styles from './settings.module.css';
import { UnsavedContext } from './use-unsaved';

/** Asks before changes that were not saved are lost: inside the site by a dialog, outside by the browser's own. */
export const LeaveGuard = observer(function LeaveGuard() {
  const unsaved = use(UnsavedContext);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Without a session there is nothing left to save, and the way to sign-in must be free.
      unsaved.any && session.signedIn && currentLocation.pathname !== nextLocation.pathname,
  );

  const { any } = unsaved;
  useEffect(() => {
    if (!any) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [any]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title="Leave without saving?" size="small" onClose={blocker.reset}>
      <p>Your changes on this page are not saved yet.</p>
      <div className={styles.actions}>
        <Button onClick={blocker.reset}>Keep editing</Button>
        <Button variant="danger" onClick={blocker.proceed}>
          Discard and leave
        </Button>
      </div>
    </Dialog>
  );
});
