import { Button, Notice } from '@shared/ui';
import styles from '../settings.module.css';
import { words } from '../settings.words';

/** Above a form whose fields show restored values: says that they are not saved, and offers to drop them. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const discard = (
    <Button variant="secondary" size="small" onClick={onDiscard}>
      {words.discard}
    </Button>
  );
  return (
    <Notice role="status" action={discard} className={styles.notice}>
      {words.restored}
    </Notice>
  );
}
