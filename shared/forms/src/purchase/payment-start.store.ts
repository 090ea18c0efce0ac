import { makeAutoObservable, runInAction } from 'mobx';

/** A payment that is being started. It stays busy until `release`, so a second press cannot pay again. */
export class PaymentStartStore {
  busy = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Sends the request; returns the payment page's address, unchecked. Throws the API's error and is no longer
   * busy then.
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

  /** Ends the busy state: the payment could not be started, or the person returned from the payment page. */
  release(): void {
    this.busy = false;
  }
}
