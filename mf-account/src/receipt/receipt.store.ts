import type { Receipt } from '@shared/contracts/api';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { getReceipt, getReceiptPdf } from './receipt.api';

/** One receipt. A guest's is loaded once the payer's address is known. Downloading throws the API's error. */
export class ReceiptStore {
  status: 'needs-email' | 'loading' | 'ready' | 'failed' = 'loading';
  receipt: Receipt | null = null;
  error: unknown = null;
  busy = false;
  private guestEmail: string | null;

  constructor(
    private readonly reference: string,
    guest?: { email: string },
  ) {
    this.guestEmail = guest ? guest.email : null;
    if (this.guestEmail === '') this.status = 'needs-email';
    makeAutoObservable<this, 'reference' | 'guestEmail'>(
      this,
      { receipt: observableRef, error: observableRef, reference: false, guestEmail: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.status = 'loading';
    try {
      const receipt = await getReceipt(this.request);
      runInAction(() => Object.assign(this, { receipt, status: 'ready' }));
    } catch (error) {
      runInAction(() => Object.assign(this, { error, status: this.guestEmail ? 'needs-email' : 'failed' }));
    }
  }

  /** Loads a guest's receipt with the payer's address. */
  askWith(email: string): Promise<void> {
    this.guestEmail = email;
    return this.load();
  }

  async download(): Promise<Blob> {
    this.busy = true;
    try {
      return await getReceiptPdf(this.request);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private get request() {
    return { reference: this.reference, guestEmail: this.guestEmail };
  }
}
