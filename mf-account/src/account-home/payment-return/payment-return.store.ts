import type { Answer } from '@shared/contracts/calls';
import * as calls from '@shared/contracts/calls';
import { api, Resource } from '@shared/runtime';
import { makeAutoObservable } from 'mobx';

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
