import { failureMessage } from '@shared/runtime';
import { Button, Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { memberName } from './member-name';
import styles from './members.module.css';
import type { FailedRemoval, RemovalStore } from './removal.store';

/** A button to undo a removal while that is possible, and the error of one that failed. */
export const RemovalNotice = observer(function RemovalNotice({ removal }: { removal: RemovalStore }) {
  const { waiting, failed } = removal;
  return (
    <>
      <div role="status">
        {waiting && (
          <Notice
            tone="neutral"
            className={styles.removal}
            action={
              <Button variant="quiet" size="small" onClick={removal.undo}>
                Undo
              </Button>
            }
          >
            {memberName(waiting)} is being removed.
          </Notice>
        )}
      </div>
      {failed && (
        <Notice tone="error" role="alert" className={styles.removal}>
          {whyStillThere(failed)}
        </Notice>
      )}
    </>
  );
});

function whyStillThere({ member, unsupported, error }: FailedRemoval): string {
  const name = memberName(member);
  if (unsupported) return `Removing people is not possible here yet. ${name} is still on your plan.`;
  return `${name} is still on your plan. ${failureMessage(error)}`;
}
