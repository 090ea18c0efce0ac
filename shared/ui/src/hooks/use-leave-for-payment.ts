import { strings } from '@shared/contracts';
import { leaveSite, toasts, UnsafeRedirectError } from '@shared/runtime';
import { useEffect, useRef } from 'react';

/** Milliseconds to read, or hear, that the browser leaves; the toast itself appears after 300. */
const readingPause = 1_000;

/**
 * Shows a toast, then leaves for the payment page. An address that is not allowed leads to an error
 * toast, and the payment is released, as it is when the person returns.
 */
export function useLeaveForPayment(release: () => void): (address: unknown) => void {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  useBackForwardReturn(release);

  const leave = (address: unknown) => {
    try {
      leaveSite(address);
    } catch (error) {
      if (!(error instanceof UnsafeRedirectError)) throw error;
      release();
      toasts.error('The payment page could not be opened. Nothing was paid.');
    }
  };
  return (address) => {
    toasts.success(strings.redirectingToPayment);
    leaving.current = setTimeout(() => leave(address), readingPause);
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
