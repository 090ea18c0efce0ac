import { failureMessage, toastFailure, toasts } from '@shared/runtime';
import { useLeaveForPayment } from '@shared/ui';
import { useCallback, useState } from 'react';
import { startPaymentCardUpdate } from './update-payment-card.api';

/** Leads to the payment page where the card is entered; busy until the page is left, or the start has failed. */
export function usePaymentCardUpdate() {
  const [busy, setBusy] = useState(false);
  const release = useCallback(() => setBusy(false), []);
  const leaveForPayment = useLeaveForPayment(release);
  const start = async () => {
    setBusy(true);
    try {
      leaveForPayment(await startPaymentCardUpdate());
    } catch (error) {
      release();
      if (!toastFailure(error)) toasts.error(failureMessage(error));
    }
  };
  return { busy, start };
}
