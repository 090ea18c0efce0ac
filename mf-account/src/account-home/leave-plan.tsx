import * as calls from '@shared/contracts/calls';
import { api, failureText, Mutation, toasts } from '@shared/runtime';
import { Button, Dialog, ErrorLine } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { words } from './account-home.words';
import styles from './account-home.module.css';

async function leavePlan(onLeft: () => Promise<unknown>): Promise<void> {
  await api.call(calls.leavePlan);
  await onLeft();
}

/** Lets somebody leave the plan of another person, after a confirmation (R4.75). */
export const LeavePlan = observer(function LeavePlan({ onLeft }: { onLeft: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false);
  const [leaving] = useState(() => new Mutation(leavePlan));
  const close = () => {
    setAsking(false);
    leaving.clear();
  };
  const handleLeave = () =>
    leaving.run(async () => {
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
          <ErrorLine>{failureText(leaving.failure)}</ErrorLine>
          <div className={styles.buttons}>
            <Button variant="danger" busy={leaving.busy} onClick={() => void handleLeave()}>
              {words.leaveNow}
            </Button>
            <Button variant="secondary" inactive={leaving.busy} onClick={close}>
              {words.stay}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
});
