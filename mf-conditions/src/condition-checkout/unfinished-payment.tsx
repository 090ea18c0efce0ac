import { leaveSite, toasts, UnsafeRedirectError } from '@shared/runtime';
import { Button, LinkButton } from '@shared/ui';
import { Outcome } from './confirmation-outcome';
import { words as confirmation } from './confirmation.words';
import styles from './confirmation.module.css';

const words = confirmation.unfinished;

/**
 * Shown after leaving the payment page without paying: the same page can still be paid, so nothing is charged
 * twice.
 */
export function UnfinishedPayment({ page, checkout }: { page: string; checkout: string }) {
  const handleContinue = () => {
    try {
      leaveSite(page);
    } catch (error) {
      if (!(error instanceof UnsafeRedirectError)) throw error;
      toasts.error(words.notOpened);
    }
  };
  return (
    <Outcome title={words.heading} tone="info">
      <p>{words.text}</p>
      <div className={styles.choices}>
        <Button onClick={handleContinue}>{words.goOn}</Button>
        <LinkButton variant="secondary" href={checkout}>
          {words.back}
        </LinkButton>
      </div>
    </Outcome>
  );
}
