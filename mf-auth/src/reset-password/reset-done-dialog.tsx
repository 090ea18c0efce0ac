import { Button, Dialog, VisuallyHidden } from '@shared/ui';
import { authStrings } from '../strings';
import styles from './reset-done-dialog.module.css';
import { words } from './reset-password.words';

/** The password is set. The title holds heading and sentence, so that the dialog's name has both (R4.29). */
export function ResetDoneDialog({ onLogin }: { onLogin: () => void }) {
  const title = (
    <>
      <span>{authStrings.resetTitle}</span>
      <VisuallyHidden> — </VisuallyHidden>
      <span className={styles.sentence}>{authStrings.resetDone}</span>
    </>
  );
  return (
    <Dialog title={title} size="small" closeButton={false} onClose={onLogin}>
      <Button block onClick={onLogin}>
        {words.done}
      </Button>
    </Dialog>
  );
}
