import { failureMessage } from '@shared/runtime';
import { Button, Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { memberName } from './member-name';
import styles from './members.module.css';
import { words } from './members.words';
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
                {words.undo}
              </Button>
            }
          >
            {words.beingRemoved(memberName(waiting))}
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
  if (unsupported) return words.cannotRemove(name);
  return words.notRemoved(name, failureMessage(error));
}
