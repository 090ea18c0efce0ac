import { type Resource, type Source, useResource } from '@ilera/runtime';
import { useCallback, useEffect, useState } from 'react';

/** Parameters that payment providers add to the return address. */
const providerKeys = ['reference', 'trxref', 'status', 'transaction_id', 'tx_ref'];

/** The payment's reference in a query; empty without one. */
export const paymentReference = (query: URLSearchParams): string =>
  (query.get('reference') || query.get('trxref') || '').trim();

/** Removes the provider's parameters from a query, so that a shared or revisited address does not contain them. */
export function withoutPayment(query: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams(query);
  for (const key of providerKeys) clean.delete(key);
  return clean;
}

const pauseMs = 3_000;

interface PaymentResult {
  status: string;
  /** Address of the payment page while the payment is open. */
  authorization_url: string | null;
}

/**
 * `unfinished`: not paid yet, and the payment page is still open. `unknown`: the API has no answer. `slow`: still
 * processing after the last poll.
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
 * Polls the outcome of a payment every three seconds while it is open; a failed poll changes nothing. The address
 * proves nothing: every outcome comes from the API.
 * @param resultOf source of the outcome
 * @param reference null without a payment
 * @param maxPolls maximum number of polls
 */
export function usePaymentResult<Result extends PaymentResult>(
  resultOf: (reference: string) => Source<Result>,
  reference: string | null,
  maxPolls: number,
) {
  const payment = useResource(resultOf, reference === null ? null : [reference]);
  const [pollCount, setPollCount] = useState(1);
  const phase = phaseOf(payment, pollCount < maxPolls);
  const isOpen = (phase === 'processing' || phase === 'unfinished') && pollCount < maxPolls;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(async () => {
      if (await payment.reload()) setPollCount(pollCount + 1);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [payment, isOpen, pollCount]);
  const askAgain = useCallback(() => {
    setPollCount(1);
    void payment.reload();
  }, [payment]);
  const isUndecided = phase === 'unfinished' || phase === 'slow' || phase === 'failed';
  useEffect(() => {
    if (!isUndecided) return;
    // A returning person may have paid in another tab, or in a banking app.
    const pollWhenVisible = () => document.visibilityState === 'visible' && askAgain();
    document.addEventListener('visibilitychange', pollWhenVisible);
    window.addEventListener('online', pollWhenVisible);
    return () => {
      document.removeEventListener('visibilitychange', pollWhenVisible);
      window.removeEventListener('online', pollWhenVisible);
    };
  }, [isUndecided, askAgain]);
  return { phase, result: payment.data, askAgain };
}

/** Maps a payment's status to a phase. An unknown status counts neither as paid nor as failed. */
function phaseOf(
  { status, isMissing, data }: Resource<PaymentResult, [string]>,
  hasPollsLeft: boolean,
): PaymentPhase {
  if (status === 'failed') return isMissing ? 'unknown' : 'failed';
  if (!data || status === 'loading') return 'asking';
  if (data.status === 'success') return 'paid';
  if (data.status === 'cancelled') return 'cancelled';
  if (data.authorization_url) return 'unfinished';
  return hasPollsLeft ? 'processing' : 'slow';
}
