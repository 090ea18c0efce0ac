import type { Claim } from '@shared/contracts/api';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { claimChanges } from './claim-changes';
import { type ClaimRequest, sendClaim } from './claim.api';

/** The sending of one claim: its progress and its result. */
export class ClaimStore {
  status: 'writing' | 'sending' | 'sent' = 'writing';
  /** Share of the upload, 0 to 1. */
  progress = 0;
  claim: Partial<Claim> | null = null;
  private request: AbortController | null = null;

  constructor(private readonly deliver = sendClaim) {
    makeAutoObservable<this, 'deliver' | 'request'>(
      this,
      { deliver: false, request: false, claim: observableRef },
      { autoBind: true },
    );
  }

  /** Sends; throws the client's errors, so that the form can show them under its fields. */
  async send(wanted: ClaimRequest): Promise<void> {
    this.status = 'sending';
    this.progress = 0;
    this.request = new AbortController();
    try {
      const claim = await this.deliver(wanted, this.advance, this.request.signal);
      claimChanges.changed();
      runInAction(() => {
        this.claim = claim;
        this.status = 'sent';
      });
    } catch (error) {
      runInAction(() => {
        this.status = 'writing';
      });
      throw error;
    }
  }

  advance(share: number): void {
    this.progress = share;
  }

  /** Aborts the request, when the form is closed. */
  giveUp(): void {
    this.request?.abort();
  }
}
