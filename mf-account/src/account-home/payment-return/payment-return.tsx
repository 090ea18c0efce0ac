import { tabKeys } from '@shared/contracts';
import { drafts, useSearchParams } from '@shared/runtime';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PaymentNotice } from './payment-notice';
import { PaymentReturnStore } from './payment-return.store';

/**
 * After paying, the provider returns to the home with a reference (A9.1): the outcome is read from the API,
 * the reference is removed from the address, and `onSettled` is called when the account has changed.
 */
export const PaymentReturn = observer(function PaymentReturn({ onSettled }: { onSettled: () => void }) {
  const [query, setQuery] = useSearchParams();
  const [payment] = useState(() => {
    const reference = referenceIn(query);
    return reference === null ? null : new PaymentReturnStore(reference);
  });
  const [dismissed, setDismissed] = useState(false);
  const inAddress = query.has('reference') || query.has('trxref');

  useEffect(() => {
    if (inAddress) setQuery(withoutProviderKeys, { replace: true });
  }, [inAddress, setQuery]);

  useEffect(() => {
    if (!payment) return;
    payment.settle(() => {
      drafts.clear(tabKeys.planCheckout);
      onSettled();
    });
    return () => payment.giveUp();
  }, [payment, onSettled]);

  if (!payment || dismissed) return null;
  return <PaymentNotice payment={payment} onDismiss={() => setDismissed(true)} />;
});

/** Parameters that payment providers add to the address to which they return. */
const providerKeys = ['reference', 'trxref', 'status', 'transaction_id', 'tx_ref'];

/** The payment's reference in a query; null without one, or with one that no provider makes. */
export function referenceIn(query: URLSearchParams): string | null {
  const reference = (query.get('reference') ?? query.get('trxref') ?? '').trim();
  return /^[\w.=-]{1,100}$/.test(reference) ? reference : null;
}

/**
 * The query without what the provider added: an address that is shared or bookmarked must not have a
 * reference.
 */
export function withoutProviderKeys(query: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams(query);
  for (const key of providerKeys) clean.delete(key);
  return clean;
}
