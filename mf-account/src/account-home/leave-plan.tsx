import { failureMessage, firstError, toasts } from '@shared/runtime';
import { Button, Dialog, ErrorLine } from '@shared/ui';
import { useState } from 'react';
import { leavePlan } from '../invite/invitations.api';
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
      toasts.success('You have left the plan.');
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
        Leave this plan
      </Button>
      {asking && (
        <Dialog title="Leave this plan?" size="small" onClose={close}>
          <p>
            Your cover through it ends at once. Whoever invited you is told by e-mail, and has to invite you
            again if you want to come back.
          </p>
          <ErrorLine>{failure}</ErrorLine>
          <div className={styles.buttons}>
            <Button variant="danger" busy={busy} onClick={() => void handleLeave()}>
              Leave the plan
            </Button>
            <Button variant="secondary" inactive={busy} onClick={close}>
              Stay
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
