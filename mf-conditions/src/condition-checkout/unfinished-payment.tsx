import { leaveSite, toasts, UnsafeRedirectError } from '@shared/runtime';
import { Button, LinkButton } from '@shared/ui';
import { Outcome } from './confirmation-outcome';
import styles from './confirmation.module.css';

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
      toasts.error('The payment page could not be opened. Nothing was paid.');
    }
  };
  return (
    <Outcome title="Your payment is not finished" tone="info">
      <p>Nothing was taken from your card. You can go on with the payment, or change your booking first.</p>
      <div className={styles.choices}>
        <Button onClick={handleContinue}>Continue to payment</Button>
        <LinkButton variant="secondary" href={checkout}>
          Back to the checkout
        </LinkButton>
      </div>
    </Outcome>
  );
}
