import { tabKeys } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';
import { paymentReference, useDraft, usePaymentResult, withoutPayment } from '@ilera/forms';
import { api, drafts, useSearchParams } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { PaymentNotice } from './payment-notice';

const tries = 4;
const paymentOf = (reference: string) => api.read(calls.paymentResult, { params: { reference } });

/**
 * Handles the provider's return to the home with a payment reference (A9.1): moves the reference from the address
 * to a draft until the person has seen the outcome, polls the outcome from the API, and calls `onSettled` once the
 * account has changed.
 */
export const PaymentReturn = observer(function PaymentReturn({ onSettled }: { onSettled: () => unknown }) {
  const [query, setQuery] = useSearchParams();
  const [reference, setReference] = useState(() => referenceIn(query));
  const [seen, setSeen] = useState(false);
  useDraft(
    {
      values: { reference: seen ? null : reference },
      defaultValues: { reference: null },
      restore: (draft) => setReference(draft.reference ?? null),
    },
    'payment',
  );
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

  const isOver = phase === 'paid' || phase === 'cancelled' || phase === 'unknown';
  useEffect(() => {
    if (!isOver) return;
    const noteSeen = () => setSeen((before) => before || !document.hidden);
    noteSeen();
    document.addEventListener('visibilitychange', noteSeen);
    return () => document.removeEventListener('visibilitychange', noteSeen);
  }, [isOver]);

  if (reference === null) return null;
  return (
    <PaymentNotice
      phase={phase}
      result={result}
      reference={reference}
      onAgain={askAgain}
      onDismiss={() => setReference(null)}
    />
  );
});

/** The payment's reference in a query; null without one or for a malformed one. */
export function referenceIn(query: URLSearchParams): string | null {
  const reference = paymentReference(query);
  return /^[\w.=-]{1,100}$/.test(reference) ? reference : null;
}
