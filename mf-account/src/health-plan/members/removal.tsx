import type { Employee } from '@shared/contracts/api';
import { fullName } from '@shared/format';
import { failureMessage } from '@shared/runtime';
import { Button, Dialog, Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { words as common } from '../../components/components.words';
import { memberWords as words } from '../health-plan.words';
import styles from './members.module.css';
import type { FailedRemoval, RemovalStore } from './removal.store';

interface Props {
  member: Employee;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before somebody is removed from the plan. */
export function RemoveDialog({ member, onClose, onConfirm }: Props) {
  return (
    <Dialog title={words.removeHeading(memberName(member))} size="small" onClose={onClose}>
      <p>{words.removeWarning}</p>
      <div className={styles.buttons}>
        <Button variant="danger" onClick={onConfirm}>
          {words.removeNow}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

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

/** The name of somebody on the plan, or the e-mail address where no name is known. */
export function memberName(member: Employee): string {
  return member.name?.trim() || fullName(member) || member.email || words.unnamed;
}
