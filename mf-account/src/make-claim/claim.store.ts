import * as calls from '@shared/contracts/calls';
import type { Answer, CallArguments } from '@shared/contracts/calls';
import { api, hasFeature, Mutation, NetworkError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { waitForNetwork } from './wait-for-network';

/** How often a connection that is lost while the device is online is tried again. */
const maxTries = 6;

/** No answer came, or none in time. */
const isLost = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof Error && error.name === 'TimeoutError');

/** A claim as it is sent. */
export type ClaimRequest = CallArguments<'claim'>['body'] & {
  /** The same for each try to send this claim. */
  key?: string;
};
type SentClaim = Answer<'claim'> | null;

function sendClaim(
  { key, ...body }: ClaimRequest,
  onUploadProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SentClaim> {
  // An API of somebody else need not allow the header.
  const headers = key !== undefined && hasFeature('claims') ? { headers: { 'Idempotency-Key': key } } : {};
  return api.call(calls.claim, { body, onUploadProgress, signal, ...headers });
}

/** The sending of one claim: its progress and its result. */
export class ClaimStore {
  readonly sending = new Mutation(
    (wanted: ClaimRequest, signal: AbortSignal) => this.deliverThrough(wanted, signal),
    [calls.claims],
  );
  /** The connection is lost, and sending goes on when it is back. */
  private isWaiting = false;
  /** Share of the upload, 0 to 1. */
  progress = 0;
  private sent: { result: SentClaim } | null = null;
  private request: AbortController | null = null;

  constructor(
    private readonly deliver = sendClaim,
    private readonly reconnect = waitForNetwork,
  ) {
    makeAutoObservable<this, 'deliver' | 'reconnect' | 'request' | 'sent'>(
      this,
      { sending: false, deliver: false, reconnect: false, request: false, sent: observableRef },
      { autoBind: true },
    );
  }

  get status(): 'writing' | 'sending' | 'waiting' | 'sent' {
    if (this.sent) return 'sent';
    if (!this.sending.busy) return 'writing';
    return this.isWaiting ? 'waiting' : 'sending';
  }

  /** What the API made of it. */
  get claim(): SentClaim {
    return this.sent?.result ?? null;
  }

  /** Sends; throws the client's errors, so that the form can show them under its fields. */
  async send(wanted: ClaimRequest): Promise<void> {
    this.request = new AbortController();
    // The server knows a repeat by it, should only the answer to the first one be lost.
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const sent = await this.sending.run({ ...wanted, key }, this.request.signal);
    if (!sent) throw this.sending.failure;
    runInAction(() => void (this.sent = sent));
  }

  /** Sends again after each lost connection, until the request is given up. */
  private async deliverThrough(wanted: ClaimRequest, signal: AbortSignal): Promise<SentClaim> {
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
    this.isWaiting = status === 'waiting';
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
