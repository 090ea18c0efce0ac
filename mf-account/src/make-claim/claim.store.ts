import type { Claim } from '@shared/contracts/api';
import { NetworkError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { claimChanges } from './claim-changes';
import { type ClaimRequest, sendClaim } from './claim.api';
import { waitForNetwork } from './wait-for-network';

/** How often a connection that is lost while the device is online is tried again. */
const maxTries = 6;

/** No answer came, or none in time. */
const isLost = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof Error && error.name === 'TimeoutError');

/** The sending of one claim: its progress and its result. */
export class ClaimStore {
  /** `waiting`: the connection is lost, and sending goes on when it is back. */
  status: 'writing' | 'sending' | 'waiting' | 'sent' = 'writing';
  /** Share of the upload, 0 to 1. */
  progress = 0;
  claim: Partial<Claim> | null = null;
  private request: AbortController | null = null;

  constructor(
    private readonly deliver = sendClaim,
    private readonly reconnect = waitForNetwork,
  ) {
    makeAutoObservable<this, 'deliver' | 'reconnect' | 'request'>(
      this,
      { deliver: false, reconnect: false, request: false, claim: observableRef },
      { autoBind: true },
    );
  }

  /** Sends; throws the client's errors, so that the form can show them under its fields. */
  async send(wanted: ClaimRequest): Promise<void> {
    this.request = new AbortController();
    const { signal } = this.request;
    // The server knows a repeat by it, should only the answer to the first one be lost.
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
    try {
      const claim = await this.deliverThrough({ ...wanted, key }, signal);
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

  /** Sends again after each lost connection, until the request is given up. */
  private async deliverThrough(wanted: ClaimRequest, signal: AbortSignal): Promise<Partial<Claim> | null> {
    for (let tries = 1; ; tries += 1) {
      this.begin('sending');
      try {
        return await this.deliver(wanted, this.advance, signal);
      } catch (error) {
        if (!isLost(error) || (navigator.onLine && tries >= maxTries)) throw error;
        this.begin('waiting');
        await this.reconnect(tries, signal);
      }
    }
  }

  private begin(status: 'sending' | 'waiting'): void {
    this.status = status;
    if (status === 'sending') this.progress = 0;
  }

  advance(share: number): void {
    this.progress = share;
  }

  /** Aborts the request, when the form is closed or sending is cancelled. */
  giveUp(): void {
    this.request?.abort();
  }
}
