import { strings } from '@shared/contracts';
import { failureMessage, leaveSite, toastFailure, toasts } from '@shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { startCardUpdate } from './update-card.api';

/** A toast shows after 0.3 s: without a pause the message would never be seen. */
const READING_PAUSE_MS = 800;

/** Leads to the payment page where the card is entered; busy until the page is left, or the start has failed. */
export function useCardUpdate() {
  const [busy, setBusy] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // The browser may bring the page back as it was left.
    const wakeUp = () => setBusy(false);
    window.addEventListener('pageshow', wakeUp);
    return () => {
      clearTimeout(leaving.current);
      window.removeEventListener('pageshow', wakeUp);
    };
  }, []);
  const fail = (error: unknown) => {
    setBusy(false);
    if (!toastFailure(error)) toasts.error(failureMessage(error));
  };
  const leave = (address: unknown) => {
    try {
      leaveSite(address);
    } catch (error) {
      fail(error);
    }
  };
  const start = async () => {
    setBusy(true);
    try {
      const address = await startCardUpdate();
      toasts.success(strings.redirectingToPayment);
      leaving.current = setTimeout(() => leave(address), READING_PAUSE_MS);
    } catch (error) {
      fail(error);
    }
  };
  return { busy, start };
}
