import type { Answer } from '@shared/contracts/calls';
import * as calls from '@shared/contracts/calls';
import { api, Resource } from '@shared/runtime';
import { makeAutoObservable, runInAction } from 'mobx';

/** The state of a guest's payment, as the API reports it. */
export type PaymentResult = Answer<'conditionPaymentResult'>;

const pauseMs = 3_000;
const patienceMs = 60_000;

/** The outcome of a payment, read every three seconds while it is being processed. */
export class PaymentConfirmationStore {
  private readonly payment: Resource<PaymentResult>;
  private waited = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(reference: string) {
    this.payment = new Resource(() => api.read(calls.conditionPaymentResult, { params: { reference } }));
    makeAutoObservable<this, 'payment' | 'timer'>(this, { payment: false, timer: false }, { autoBind: true });
  }

  get result(): PaymentResult | null {
    return this.payment.data ?? null;
  }

  /**
   * `unfinished`: not paid yet, and its page is still open. `unknown`: the API cannot say. `slow`: still processing after
   * a minute. An unknown status counts neither as paid nor as failed.
   */
  get phase(): 'asking' | 'processing' | 'unfinished' | 'paid' | 'cancelled' | 'slow' | 'unknown' | 'failed' {
    const { status, isMissing, data } = this.payment;
    if (status === 'failed') return isMissing ? 'unknown' : 'failed';
    if (!data) return 'asking';
    if (data.status === 'success') return 'paid';
    if (data.status === 'cancelled') return 'cancelled';
    if (data.authorization_url) return 'unfinished';
    return this.waited > patienceMs ? 'slow' : 'processing';
  }

  /** Starts reading, or starts again. */
  start(): void {
    this.stop();
    this.waited = 0;
    this.payment.clear();
    void this.follow(this.payment.load());
  }

  stop(): void {
    clearTimeout(this.timer);
    this.payment.stop();
  }

  private async follow(reading: Promise<boolean>): Promise<void> {
    const counts = await reading;
    const isOpen = this.phase === 'processing' || this.phase === 'unfinished';
    if (!counts || !isOpen) return;
    runInAction(() => void (this.waited += pauseMs));
    if (this.waited > patienceMs) return;
    this.timer = setTimeout(() => void this.follow(this.payment.reload()), pauseMs);
  }
}
