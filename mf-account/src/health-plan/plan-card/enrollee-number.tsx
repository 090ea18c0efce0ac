import { toasts } from '@shared/runtime';
import { Button, copyText } from '@shared/ui';
import styles from './plan-card.module.css';

/** The number by which hospitals know a member, with a button that copies it (R4.80). */
export function EnrolleeNumber({ number }: { number: string }) {
  const handleCopy = async () => {
    if (await copyText(number)) toasts.success('Copied');
    else toasts.error('Your browser did not copy it. Select the number instead.');
  };
  return (
    <div className={styles.enrollee}>
      <p>{`Enrollee number: ${number}`}</p>
      <Button
        variant="quiet"
        size="small"
        aria-label="Copy the enrollee number"
        onClick={() => void handleCopy()}
      >
        Copy
      </Button>
    </div>
  );
}
