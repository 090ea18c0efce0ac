import * as calls from '@shared/contracts/calls';
import { api, failureMessage, toastFailure, toasts } from '@shared/runtime';
import { useLeaveForPayment } from '@shared/ui';
import { useCallback, useState } from 'react';

/** Leads to the payment page where the card is entered; busy until the page is left, or the start has failed. */
export function usePaymentCardUpdate() {
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
