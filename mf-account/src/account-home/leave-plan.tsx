import { toasts } from '@shared/runtime';
import { Button, Dialog, ErrorLine } from '@shared/ui';
import { useState } from 'react';
import { useAct } from '../components/use-act';
import { leavePlan } from '../invite/invitations.api';
import { words } from './account-home.words';
import styles from './leave-plan.module.css';

/** Lets somebody leave the plan of another person, after a confirmation (R4.75). */
export function LeavePlan({ onLeft }: { onLeft: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run, clear } = useAct();
  const close = () => {
    setAsking(false);
    clear();
  };
  const handleLeave = () =>
    run(async () => {
      await leavePlan();
      toasts.success(words.left);
      close();
      await onLeft();
    });
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
