import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isRefused, mayHaveHappened } from '../api/errors';
import { Resource } from './resource';

/** Sends a change to the API, one at a time. */
export class Mutation<Given extends readonly unknown[], Result> {
  busy = false;
  /** The failure of the last try; null if it succeeded. */
  failure: unknown = null;

  /** @param stale calls whose data the change affects: resources on the screen reload, even after a failure */
  constructor(
    private readonly send: (...given: Given) => Promise<Result>,
    private readonly stale: readonly { path: string }[] = [],
  ) {
    makeAutoObservable<this, 'send' | 'stale'>(
      this,
      { failure: observableRef, send: false, stale: false },
      { autoBind: true },
    );
  }

  /** Sends the change. @returns null after a failure, and while another try is running */
  async run(...given: Given): Promise<{ result: Result } | null> {
    if (this.busy) return null;
    this.busy = true;
    this.failure = null;
    try {
      const result = await this.send(...given);
      Resource.reloadShown(this.stale, { outdated: true });
      return { result };
    } catch (failure) {
      if (isRefused(failure) || mayHaveHappened(failure)) Resource.reloadShown(this.stale);
      runInAction(() => void (this.failure = failure));
      return null;
    } finally {
      runInAction(() => void (this.busy = false));
    }
  }

  /** Clears the failure. */
  clear(): void {
    this.failure = null;
  }
}
