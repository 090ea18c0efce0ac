import { HttpError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { getPaymentResult } from './get-payment-result.api';
import type { PaymentResult } from './payment-result';

const pauseMs = 3_000;
const patienceMs = 60_000;

/**
 * The outcome of a payment, read every three seconds while it is being processed. `unfinished`: not paid yet,
 * and its page is still open. `unknown`: the API cannot say. `slow`: still processing after a minute.
 */
export class PaymentConfirmationStore {
  phase: 'asking' | 'processing' | 'unfinished' | 'paid' | 'cancelled' | 'slow' | 'unknown' | 'failed' =
    'asking';
  result: PaymentResult | null = null;
  private waited = 0;
  /**
   * Rises with each start and stop, so that a response to an earlier start does not schedule another request.
   */
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly reference: string,
    private readonly get: typeof getPaymentResult = getPaymentResult,
  ) {
    makeAutoObservable<this, 'waited' | 'turn' | 'timer' | 'reference' | 'get'>(
      this,
      { result: observableRef, waited: false, turn: false, timer: false, reference: false, get: false },
      { autoBind: true },
    );
  }

  /** Starts reading, or starts again. */
  start(): void {
    this.stop();
    this.waited = 0;
    this.phase = 'asking';
    void this.ask();
  }

  stop(): void {
    this.turn += 1;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async ask(): Promise<void> {
    const { turn } = this;
    try {
      const result = await this.get(this.reference);
      runInAction(() => {
        if (turn === this.turn) this.take(result);
      });
    } catch (error) {
      runInAction(() => {
        if (turn !== this.turn) return;
        this.phase = error instanceof HttpError && error.status === 404 ? 'unknown' : 'failed';
      });
    }
  }

  private take(result: PaymentResult): void {
    this.result = result;
    if (result.status === 'success') this.phase = 'paid';
    else if (result.status === 'cancelled') this.phase = 'cancelled';
    else if (this.waited >= patienceMs) this.phase = result.openPage ? 'unfinished' : 'slow';
    else {
      this.phase = result.openPage ? 'unfinished' : 'processing';
      this.waited += pauseMs;
      this.timer = setTimeout(() => void this.ask(), pauseMs);
    }
  }
}
