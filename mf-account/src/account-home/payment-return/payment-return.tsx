import { tabKeys } from '@shared/contracts';
import * as calls from '@shared/contracts/calls';
import type { Answer } from '@shared/contracts/calls';
import { api, drafts, Resource, useSearchParams } from '@shared/runtime';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PaymentNotice } from './payment-notice';

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

/** The state of a payment from whose page somebody returns. */
type PaymentKnowledge = 'asking' | 'paid' | 'refused' | 'unfinished' | 'waiting' | 'unknown';

const TRIES = 4;
const PAUSE_MS = 3_000;

/** Reads the state of a payment from the API: the address proves nothing. */
export class PaymentReturnStore {
  private readonly payment = new Resource(() =>
    api.read(calls.paymentResult, { params: { reference: this.reference } }),
  );
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly reference: string) {
    makeAutoObservable<this, 'payment' | 'timer'>(
      this,
      { payment: false, timer: false, reference: false },
      { autoBind: true },
    );
  }

  get result(): Answer<'paymentResult'> | null {
    return this.payment.data ?? null;
  }

  get knowledge(): PaymentKnowledge {
    const { status, data } = this.payment;
    if (status === 'failed') return 'unknown';
    if (!data) return 'asking';
    if (!data.status) return 'unknown';
    if (data.status === 'success') return 'paid';
    if (data.status !== 'processing') return 'refused';
    return data.authorization_url ? 'unfinished' : 'waiting';
  }

  /**
   * Reads until there is a decision, a few times while it is pending.
   * @param onPaid called when plan or card have changed
   */
  settle(onPaid: () => void): void {
    void this.follow(this.payment.load(), onPaid, 1);
  }

  /** The page is left: a late response is ignored. */
  giveUp(): void {
    clearTimeout(this.timer);
    this.payment.stop();
  }

  private async follow(reading: Promise<boolean>, onPaid: () => void, tries: number): Promise<void> {
    if (!(await reading)) return;
    const { knowledge } = this;
    if (knowledge === 'paid') return onPaid();
    const isOpen = knowledge === 'waiting' || knowledge === 'unfinished';
    if (!isOpen || tries === TRIES) return;
    this.timer = setTimeout(() => void this.follow(this.payment.reload(), onPaid, tries + 1), PAUSE_MS);
  }
}
