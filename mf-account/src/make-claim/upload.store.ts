import { AbortedError, Mutation, NetworkError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** How often a connection that is lost while the device is online is tried again. */
const maxTries = 6;

/** No answer came, or none in time. */
const isLost = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof Error && error.name === 'TimeoutError');

/** What is sent, with a key that is the same for each try. */
type Keyed<Wanted> = Wanted & { key?: string };

/** The sending of files: its progress and its result. */
export class UploadStore<Wanted extends object, Sent> {
  readonly sending: Mutation<[wanted: Keyed<Wanted>, signal: AbortSignal], Sent>;
  /** The connection is lost, and sending goes on when it is back. */
  private isWaiting = false;
  /** Share of the upload, 0 to 1. */
  progress = 0;
  private sent: { result: Sent } | null = null;
  private request: AbortController | null = null;

  constructor(
    private readonly deliver: (
      wanted: Keyed<Wanted>,
      onUploadProgress: (share: number) => void,
      signal: AbortSignal,
    ) => Promise<Sent>,
    /** Calls whose data it makes stale. */
    lists: readonly { path: string }[] = [],
    private readonly reconnect = waitForNetwork,
  ) {
    this.sending = new Mutation((wanted, signal) => this.deliverThrough(wanted, signal), lists);
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
  get result(): Sent | null {
    return this.sent?.result ?? null;
  }

  /** Sends; throws the client's errors, so that the form can show them under its fields. */
  async send(wanted: Wanted): Promise<void> {
    this.request = new AbortController();
    // The server knows a repeat by it, should only the answer to the first one be lost.
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const sent = await this.sending.run({ ...wanted, key }, this.request.signal);
    if (!sent) throw this.sending.failure;
    runInAction(() => void (this.sent = sent));
  }

  /** Sends again after each lost connection, until the request is given up. */
  private async deliverThrough(wanted: Keyed<Wanted>, signal: AbortSignal): Promise<Sent> {
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

/** Milliseconds before the second try; each further one waits twice as long. */
const firstPauseMs = 1_000;

/**
 * Resolves when a lost connection is worth another try: as soon as the device is online again, or after a pause where it
 * never was offline.
 * @throws AbortedError
 */
export function waitForNetwork(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const pause = firstPauseMs * 2 ** (tries - 1);
    const timer = navigator.onLine ? setTimeout(() => finish(resolve), pause) : undefined;
    const onOnline = () => finish(resolve);
    const onAbort = () => finish(() => reject(new AbortedError('Sending was given up')));
    function finish(done: () => void) {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
      signal.removeEventListener('abort', onAbort);
      done();
    }
    window.addEventListener('online', onOnline);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
}
