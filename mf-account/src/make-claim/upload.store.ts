import { AbortedError, NetworkError } from '@ilera/runtime';
import { makeAutoObservable } from 'mobx';

/** How often a connection that is lost while the device is online is tried again. */
const maxTries = 6;

/** No answer came, or none in time. */
const isLost = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof Error && error.name === 'TimeoutError');

/** What a call takes of the sending: whom to tell how much has gone out, and what ends it. */
export interface Upload {
  onUploadProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The sending of files and its progress. */
export class UploadStore<Wanted, Sent> {
  /** `waiting`: the connection is lost, and sending goes on when it is back. */
  status: 'writing' | 'sending' | 'waiting' = 'writing';
  /** Share of the upload, 0 to 1. */
  progress = 0;
  private request: AbortController | null = null;

  constructor(
    private readonly deliver: (wanted: Wanted, upload: Upload, key: string) => Promise<Sent>,
    private readonly reconnect = waitForNetwork,
  ) {
    makeAutoObservable<this, 'deliver' | 'reconnect' | 'request'>(
      this,
      { deliver: false, reconnect: false, request: false },
      { autoBind: true },
    );
  }

  /** Sends; throws the client's errors, which the form shows. */
  async send(wanted: Wanted): Promise<Sent> {
    this.request = new AbortController();
    try {
      return await this.deliverThrough(wanted, this.request.signal);
    } finally {
      this.follow('writing');
    }
  }

  /** Aborts the request, when the form is closed or sending is cancelled. */
  giveUp(): void {
    this.request?.abort();
  }

  /** Sends again after each lost connection, until the request is given up. */
  private async deliverThrough(wanted: Wanted, signal: AbortSignal): Promise<Sent> {
    // The same for each try: the server knows a repeat by it, should only the answer to the first one be lost.
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const onUploadProgress = (share: number) => this.follow('sending', share);
    for (let tries = 1; ; tries += 1) {
      this.follow('sending');
      try {
        return await this.deliver(wanted, { onUploadProgress, signal }, key);
      } catch (error) {
        if (!isLost(error) || (navigator.onLine && tries >= maxTries)) throw error;
        this.follow('waiting');
        await this.reconnect(tries, signal);
      }
    }
  }

  private follow(status: this['status'], progress = 0): void {
    this.status = status;
    this.progress = progress;
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
    if (navigator.onLine) setTimeout(resolve, firstPauseMs * 2 ** (tries - 1));
    window.addEventListener('online', () => resolve(), { once: true });
    const handleAbort = () => reject(new AbortedError('Sending was given up'));
    signal.addEventListener('abort', handleAbort);
    if (signal.aborted) handleAbort();
  });
}
