import { AbortedError, HttpError, mayHaveHappened } from '@ilera/runtime';
import { makeAutoObservable } from 'mobx';

/** Maximum number of tries while the device is online. */
const maxTries = 6;

/** Whether no answer arrived, or none in time. */
const isLost = (error: unknown): boolean => mayHaveHappened(error) && !(error instanceof HttpError);

/** Parts of a call that report and abort an upload. */
export interface Upload {
  onUploadProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends files and reports the progress. */
export class UploadStore<Wanted, Sent> {
  /** `waiting`: the connection is lost; sending continues once it is back. */
  status: 'writing' | 'sending' | 'waiting' = 'writing';
  /** Uploaded share, 0 to 1. */
  progress = 0;
  private request: AbortController | null = null;

  constructor(
    private readonly deliver: (wanted: Wanted, upload: Upload, key: string) => Promise<Sent>,
    /** Whether the server recognises a repeat of what it has received in full. */
    private readonly isRepeatable = true,
    private readonly reconnect = waitForNetwork,
  ) {
    makeAutoObservable<this, 'deliver' | 'reconnect' | 'request'>(
      this,
      { deliver: false, reconnect: false, request: false },
      { autoBind: true },
    );
  }

  /** Sends the files. @throws the client's errors, which the form shows */
  async send(wanted: Wanted): Promise<Sent> {
    this.request = new AbortController();
    try {
      return await this.deliverThrough(wanted, this.request.signal);
    } finally {
      this.follow('writing');
    }
  }

  /** Aborts the request when the form closes or the person cancels. */
  giveUp(): void {
    this.request?.abort();
  }

  /** Repeats the request after each lost connection until it is aborted. */
  private async deliverThrough(wanted: Wanted, signal: AbortSignal): Promise<Sent> {
    // All tries share a key, by which the server recognises a repeat if only the first answer was lost.
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const onUploadProgress = (share: number) => this.follow('sending', share);
    for (let tries = 1; ; tries += 1) {
      this.follow('sending');
      try {
        return await this.deliver(wanted, { onUploadProgress, signal }, key);
      } catch (error) {
        const isSafe = this.isRepeatable || this.progress < 1;
        if (!isLost(error) || !isSafe || (navigator.onLine && tries >= maxTries)) throw error;
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

/** Milliseconds before the second try; each later wait is twice as long. */
const firstPauseMs = 1_000;

/**
 * Resolves when another try is worthwhile: once the device is online again, or after a pause if it never was offline.
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
