import { strings } from '@ilera/contracts';
import { leaveSite, toasts, UnsafeRedirectError } from '@ilera/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Parameters that payment providers add to the address to which they return. */
const providerKeys = ['reference', 'trxref', 'status', 'transaction_id', 'tx_ref'];

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
 * A payment that is started, with a toast before the browser leaves for its page. It is busy from the press until the
 * start has failed or the person returns, so that a second press cannot pay again.
 */
export function usePaymentPage() {
  const [busy, setBusy] = useState(false);
  // A second press may come with what was rendered before the first one.
  const isOpening = useRef(false);
  const isShown = useRef(false);
  const end = useCallback(() => {
    isOpening.current = false;
    setBusy(false);
  }, []);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  useEffect(() => {
    // The browser restores this page from its back-forward cache.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) end();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [end]);

  /** @param request starts the payment; throws its error */
  const open = async (request: () => Promise<{ authorization_url: unknown }>) => {
    if (isOpening.current) return;
    isOpening.current = true;
    setBusy(true);
    try {
      const { authorization_url } = await request();
      // Who has gone elsewhere meanwhile, or signed out, stays there.
      if (!isShown.current) return;
      toasts.success(strings.redirectingToPayment);
      setTimeout(() => {
        if (isShown.current && !openPaymentPage(authorization_url)) end();
      }, readingPause);
    } catch (error) {
      end();
      throw error;
    }
  };
  return { busy, open };
}

/** The payment's reference in a query; empty without one. */
export const paymentReference = (query: URLSearchParams): string =>
  (query.get('reference') || query.get('trxref') || '').trim();

/** A query without what the provider added: an address that is shared, or returned to again, must not have it. */
export function withoutPayment(query: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams(query);
  for (const key of providerKeys) clean.delete(key);
  return clean;
}
