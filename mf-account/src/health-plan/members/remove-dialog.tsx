import { Button, Dialog } from '@shared/ui';
import { memberName } from './member-name';
import type { Member } from './members.api';
import styles from './members.module.css';

interface Props {
  member: Member;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before somebody is removed from the plan. */
export function RemoveDialog({ member, onClose, onConfirm }: Props) {
  return (
    <Dialog title={`Remove ${memberName(member)}?`} size="small" onClose={onClose}>
      <p>They lose the cover of your plan. You can undo this for a few seconds afterwards.</p>
      <div className={styles.buttons}>
        <Button variant="danger" onClick={onConfirm}>
          Remove
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
