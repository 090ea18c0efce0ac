import { Button, Notice } from '@shared/ui';
import styles from '../settings.module.css';

/** Above a form whose fields show restored values: says that they are not saved, and offers to drop them. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const discard = (
    <Button variant="secondary" size="small" onClick={onDiscard}>
      Discard changes
    </Button>
  );
  return (
    <Notice role="status" action={discard} className={styles.notice}>
      You left before saving. Your changes are still here.
    </Notice>
  );
}
