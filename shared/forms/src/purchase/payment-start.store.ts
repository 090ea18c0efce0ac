import { makeAutoObservable, runInAction } from 'mobx';

/** A payment that is being started. It stays busy until `release`, so a second press cannot pay again (Q20). */
export class PaymentStartStore {
  busy = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Sends the request; returns the payment page's address, unchecked. Throws the API's error, and is free
   * again then.
   */
  async start(request: () => Promise<unknown>): Promise<unknown> {
    this.busy = true;
    try {
      return await request();
    } catch (error) {
      runInAction(() => this.release());
      throw error;
    }
  }

  /** The payment could not be started, or the person came back from the payment page. */
  release(): void {
    this.busy = false;
  }
}
