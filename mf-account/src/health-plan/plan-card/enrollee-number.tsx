import { toasts } from '@shared/runtime';
import { Button, copyText, Sentence } from '@shared/ui';
import { words as common } from '../../components/components.words';
import styles from './plan-card.module.css';
import { words } from './plan-card.words';

/** The number by which hospitals know a member, with a button that copies it (R4.80). */
export function EnrolleeNumber({ number }: { number: string }) {
  const handleCopy = async () => {
    if (await copyText(number)) toasts.success(words.copied);
    else toasts.error(words.notCopied);
  };
  return (
    <div className={styles.enrollee}>
      <p>
        <Sentence text={common.enrollee(number)} asIs={number} />
      </p>
      <Button variant="quiet" size="small" aria-label={words.copyNumber} onClick={() => void handleCopy()}>
        {words.copy}
      </Button>
    </div>
  );
}
