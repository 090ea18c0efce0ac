import type { Employee } from '@shared/contracts/api';
import { Button, Dialog } from '@shared/ui';
import { words as common } from '../../components/components.words';
import { memberName } from './member-name';
import styles from './members.module.css';
import { words } from './members.words';

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
