import { tabKeys } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';
import { paymentReference, usePaymentResult, withoutPayment } from '@ilera/forms';
import { api, drafts, useSearchParams } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { PaymentNotice } from './payment-notice';

const tries = 4;
const paymentOf = (reference: string) => api.read(calls.paymentResult, { params: { reference } });

/**
 * Handles the provider's return to the home with a payment reference (A9.1): moves the reference from the address
 * to the history entry, polls the outcome from the API, and calls `onSettled` once the account has changed.
 */
export const PaymentReturn = observer(function PaymentReturn({ onSettled }: { onSettled: () => unknown }) {
  const [query, setQuery] = useSearchParams();
  const [reference, setReference] = useState(() => referenceIn(query));
  // The prerendered page has no history.
  useEffect(() => setReference((inQuery) => inQuery ?? referenceInHistory()), []);
  const [dismissed, setDismissed] = useState(false);
  const inAddress = query.has('reference') || query.has('trxref');
  useEffect(() => {
    if (inAddress) setQuery(withoutPayment, { replace: true });
  }, [inAddress, setQuery]);

  const { phase, result, askAgain } = usePaymentResult(paymentOf, reference, tries);
  const settle = useEffectEvent(() => {
    for (const key of [tabKeys.planCheckout, 'coupon:plan']) drafts.clear(key);
    onSettled();
  });
  useEffect(() => {
    if (phase === 'paid') settle();
  }, [phase]);

  const isOver = dismissed || phase === 'paid' || phase === 'cancelled' || phase === 'unknown';
  useEffect(() => {
    if (reference === null) return;
    if (!isOver) return storeReference(reference);
    const forgetSeen = () => {
      if (!document.hidden) storeReference();
    };
    forgetSeen();
    document.addEventListener('visibilitychange', forgetSeen);
    return () => document.removeEventListener('visibilitychange', forgetSeen);
    // The router has replaced the history entry where the address changed.
  }, [reference, isOver, inAddress]);

  if (reference === null || dismissed) return null;
  return (
    <PaymentNotice
      phase={phase}
      result={result}
      reference={reference}
      onAgain={askAgain}
      onDismiss={() => setDismissed(true)}
    />
  );
});

/** The reference that this history entry holds until the person has seen the outcome, also in a restored tab. */
const referenceInHistory = () => (window.history.state as { payment?: string } | null)?.payment ?? null;

/** Stores or removes it without the router, which scrolls to the top when an address repeats (R4.74). */
const storeReference = (payment?: string) =>
  window.history.replaceState({ ...window.history.state, payment }, '');

/** The payment's reference in a query; null without one or for a malformed one. */
export function referenceIn(query: URLSearchParams): string | null {
  const reference = paymentReference(query);
  return /^[\w.=-]{1,100}$/.test(reference) ? reference : null;
}
