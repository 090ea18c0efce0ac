import type { User } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { cardBrand } from '@ilera/format';
import { usePaymentPage } from '@ilera/forms';
import { api, failureMessage, toastFailure, toasts } from '@ilera/runtime';
import { Button, MastercardIcon, Panel, VisaIcon } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { ReceiptButton } from '../components/receipt-button';
import styles from './plan-card.module.css';
import { cardWords as words } from './health-plan.words';

/** The saved card and a button to replace it; only the last four digits are known here. */
export const PaymentCard = observer(function PaymentCard({ user }: { user: User }) {
  const { card } = user;
  // The browser stores no card (`StoredUser`), so a stored profile does not tell whether there is one.
  const isKnown = !('stored_at' in user);
  const payment = usePaymentPage();
  /** Opens the payment page that takes the card; busy until the page is left or the start has failed. */
  const handleUpdate = async () => {
    try {
      // The read has a side effect, so it is sent once, and only on a press (R4.54).
      await payment.open(() => api.call(calls.updateCard, { retry: false }));
    } catch (error) {
      if (!toastFailure(error)) toasts.error(failureMessage(error));
    }
  };
  const CardBrandIcon = cardBrand(card?.type) === 'visa' ? VisaIcon : MastercardIcon;
  return (
    <Panel
      title={words.heading}
      className={styles.panel}
      action={
        <Button variant="secondary" size="small" busy={payment.busy} onClick={() => void handleUpdate()}>
          {words.update}
        </Button>
      }
    >
      {card ? (
        <div className={styles.savedCard}>
          <CardBrandIcon />
          <p>
            <span className={styles.number} translate="no">{`**** **** **** ${card.last_4digits}`}</span>
            <span className={styles.expiry}>{words.expires(card.expiry)}</span>
          </p>
          <ReceiptButton variant="quiet" size="small" reference={card.payment_reference} />
        </div>
      ) : (
        <p className={styles.noCard}>{isKnown && words.none}</p>
      )}
    </Panel>
  );
});
