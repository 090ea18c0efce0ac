import type { User } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { cardBrand } from '@shared/format';
import { hasFeature, modals, api, failureMessage, toastFailure, toasts } from '@shared/runtime';
import { Button, MastercardIcon, Panel, VisaIcon, useLeaveForPayment } from '@shared/ui';
import { useCallback, useState } from 'react';
import { words as common } from '../components/components.words';
import styles from './plan-card.module.css';
import { cardWords as words } from './health-plan.words';

/** The saved card, of which only the last four digits are known here, and its replacement. */
export function PaymentCard({ user }: { user: User }) {
  const { card } = user;
  // The browser stores no card (`StoredUser`): of a profile that did not arrive it is not known whether there is one.
  const isKnown = !('stored_at' in user);
  const { busy, start } = usePaymentCardUpdate();
  const reference = hasFeature('receipts') && card?.payment_reference;
  const CardBrandIcon = cardBrand(card?.type) === 'visa' ? VisaIcon : MastercardIcon;
  return (
    <Panel
      title={words.heading}
      className={styles.panel}
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={() => void start()}>
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
          {reference && (
            <Button variant="quiet" size="small" onClick={() => modals.open('receipt', { reference })}>
              {common.receipt}
            </Button>
          )}
        </div>
      ) : (
        <p className={styles.noCard}>{isKnown && words.none}</p>
      )}
    </Panel>
  );
}

/** Leads to the payment page where the card is entered; busy until the page is left, or the start has failed. */
function usePaymentCardUpdate() {
  const [busy, setBusy] = useState(false);
  const release = useCallback(() => setBusy(false), []);
  const leaveForPayment = useLeaveForPayment(release);
  const start = async () => {
    setBusy(true);
    try {
      // The read has a side effect, so it is sent once, on a press only (R4.54).
      leaveForPayment((await api.call(calls.updateCard, { retry: false })).authorization_url);
    } catch (error) {
      release();
      if (!toastFailure(error)) toasts.error(failureMessage(error));
    }
  };
  return { busy, start };
}
