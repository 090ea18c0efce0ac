import { strings } from '@shared/contracts';
import { failureMessage, leaveSite, toastFailure, toasts } from '@shared/runtime';
import { useEffect, useState } from 'react';
import { startCardUpdate } from './update-card.api';

/** Leads to the payment page where the card is entered; busy until the page is left, or the start has failed. */
export function useCardUpdate() {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // The browser may bring the page back as it was left.
    const wakeUp = () => setBusy(false);
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, []);
  const start = async () => {
    setBusy(true);
    try {
      leaveSite(await startCardUpdate());
      toasts.success(strings.redirectingToPayment);
    } catch (error) {
      setBusy(false);
      if (!toastFailure(error)) toasts.error(failureMessage(error));
    }
  };
  return { busy, start };
}
