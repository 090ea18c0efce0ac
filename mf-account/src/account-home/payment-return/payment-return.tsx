import { tabKeys } from '@shared/contracts';
import type { Answer } from '@shared/contracts/calls';
import * as calls from '@shared/contracts/calls';
import { api, drafts, type Resource, useResource, useSearchParams } from '@shared/runtime';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { type PaymentState, PaymentNotice } from './payment-notice';

const TRIES = 4;
const PAUSE_MS = 3_000;

/** The state of a payment as the API has it: the address proves nothing. */
const paymentOf = (reference: string) => api.read(calls.paymentResult, { params: { reference } });

/**
 * After paying, the provider returns to the home with a reference (A9.1): the outcome is read from the API, a few times
 * while it is open, the reference is removed from the address, and `onSettled` is called when the account has changed.
 */
export const PaymentReturn = observer(function PaymentReturn({ onSettled }: { onSettled: () => unknown }) {
  const [query, setQuery] = useSearchParams();
  const [reference] = useState(() => referenceIn(query));
  const [dismissed, setDismissed] = useState(false);
  const [tries, setTries] = useState(1);
  const inAddress = query.has('reference') || query.has('trxref');
  useEffect(() => {
    if (inAddress) setQuery(withoutProviderKeys, { replace: true });
  }, [inAddress, setQuery]);

  const payment = useResource(paymentOf, reference === null ? null : [reference]);
  const state = stateOf(payment);
  const isOpen = state === 'waiting' || state === 'unfinished';
  useEffect(() => {
    if (!isOpen || tries === TRIES) return;
    const timer = setTimeout(() => void payment.reload().then(() => setTries(tries + 1)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, tries, payment]);
  useEffect(() => {
    if (state !== 'paid') return;
    drafts.clear(tabKeys.planCheckout);
    onSettled();
  }, [state, onSettled]);

  if (reference === null || dismissed) return null;
  return (
    <PaymentNotice
      state={state}
      result={payment.data}
      reference={reference}
      onDismiss={() => setDismissed(true)}
    />
  );
});

function stateOf({ status, data }: Pick<Resource<Answer<'paymentResult'>>, 'status' | 'data'>): PaymentState {
  if (status === 'failed') return 'unknown';
  if (!data) return 'asking';
  if (!data.status) return 'unknown';
  if (data.status === 'success') return 'paid';
  if (data.status !== 'processing') return 'refused';
  return data.authorization_url ? 'unfinished' : 'waiting';
}

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
