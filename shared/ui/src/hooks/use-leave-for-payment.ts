import { strings } from '@shared/contracts';
import { leaveSite, toasts, UnsafeRedirectError } from '@shared/runtime';
import { useEffect, useRef } from 'react';

/** Milliseconds to read, or hear, that the browser leaves; the toast itself appears after 300. */
const readingPause = 1_000;

/** Leaves for a payment page. False, with an error toast, where its address is not allowed. */
export function openPaymentPage(address: unknown): boolean {
  try {
    leaveSite(address);
    return true;
  } catch (error) {
    if (!(error instanceof UnsafeRedirectError)) throw error;
    toasts.error('The payment page could not be opened. Nothing was paid.');
    return false;
  }
}

/**
 * Shows a toast, then leaves for the payment page. An address that is not allowed leads to an error
 * toast, and the payment is released, as it is when the person returns.
 */
export function useLeaveForPayment(release: () => void): (address: unknown) => void {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  useBackForwardReturn(release);

  return (address) => {
    toasts.success(strings.redirectingToPayment);
    leaving.current = setTimeout(() => {
      if (!openPaymentPage(address)) release();
    }, readingPause);
  };
}

/** Calls back when the browser restores this page from its back-forward cache. */
function useBackForwardReturn(onReturn: () => void): void {
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [onReturn]);
}
