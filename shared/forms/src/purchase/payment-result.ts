import { type Resource, type Source, useResource } from '@ilera/runtime';
import { useCallback, useEffect, useState } from 'react';

/** Parameters that payment providers add to the address to which they return. */
const providerKeys = ['reference', 'trxref', 'status', 'transaction_id', 'tx_ref'];

/** The payment's reference in a query; empty without one. */
export const paymentReference = (query: URLSearchParams): string =>
  (query.get('reference') || query.get('trxref') || '').trim();

/** A query without what the provider added: an address that is shared, or returned to again, must not have it. */
export function withoutPayment(query: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams(query);
  for (const key of providerKeys) clean.delete(key);
  return clean;
}

const pauseMs = 3_000;

interface PaymentResult {
  status: string;
  /** The address of the payment page while the payment is open. */
  authorization_url: string | null;
}

/**
 * `unfinished`: not paid yet, and its page is still open. `unknown`: the API cannot say. `slow`: still processing after
 * the last try.
 */
export type PaymentPhase =
  | 'asking'
  | 'paid'
  | 'cancelled'
  | 'unfinished'
  | 'processing'
  | 'slow'
  | 'unknown'
  | 'failed';

/**
 * The outcome of a payment, read every three seconds while it is open. The address proves nothing: all comes from the API.
 * @param resultOf reads it
 * @param reference null where there is no payment
 * @param tries how often it is read at most
 */
export function usePaymentResult<Result extends PaymentResult>(
  resultOf: (reference: string) => Source<Result>,
  reference: string | null,
  tries: number,
) {
  const payment = useResource(resultOf, reference === null ? null : [reference]);
  const [tried, setTried] = useState(1);
  const phase = phaseOf(payment, tried < tries);
  const isOpen = (phase === 'processing' || phase === 'unfinished') && tried < tries;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(async () => {
      if (await payment.reload()) setTried(tried + 1);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [payment, isOpen, tried]);
  const askAgain = useCallback(() => {
    setTried(1);
    void payment.reload();
  }, [payment]);
  const isUndecided = phase === 'unfinished' || phase === 'slow';
  useEffect(() => {
    if (!isUndecided) return;
    // Who comes back may have paid in another tab, or in the app of their bank.
    const look = () => document.visibilityState === 'visible' && askAgain();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isUndecided, askAgain]);
  return { phase, result: payment.data, askAgain };
}

/** An unknown status counts neither as paid nor as failed. */
function phaseOf(
  { status, isMissing, data }: Resource<PaymentResult, [string]>,
  isAskedAgain: boolean,
): PaymentPhase {
  if (status === 'failed') return isMissing ? 'unknown' : 'failed';
  if (!data || status === 'loading') return 'asking';
  if (data.status === 'success') return 'paid';
  if (data.status === 'cancelled') return 'cancelled';
  if (data.authorization_url) return 'unfinished';
  return isAskedAgain ? 'processing' : 'slow';
}
