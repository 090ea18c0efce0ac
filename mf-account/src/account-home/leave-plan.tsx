import { failureMessage, firstError, toasts } from '@shared/runtime';
import { Button, Dialog, ErrorLine } from '@shared/ui';
import { useState } from 'react';
import { leavePlan } from '../invite/invitations.api';
import { words } from './account-home.words';
import styles from './leave-plan.module.css';

/** Lets somebody leave the plan of another person, after a confirmation (R4.75). */
export function LeavePlan({ onLeft }: { onLeft: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const close = () => {
    setAsking(false);
    setFailure('');
  };
  const handleLeave = async () => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await leavePlan();
      toasts.success(words.left);
      close();
      await onLeft();
    } catch (error) {
      setFailure(firstError(error) ?? failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        {words.leave}
      </Button>
      {asking && (
        <Dialog title={words.leaveHeading} size="small" onClose={close}>
          <p>{words.leaveWarning}</p>
          <ErrorLine>{failure}</ErrorLine>
          <div className={styles.buttons}>
            <Button variant="danger" busy={busy} onClick={() => void handleLeave()}>
              {words.leaveNow}
            </Button>
            <Button variant="secondary" inactive={busy} onClick={close}>
              {words.stay}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
