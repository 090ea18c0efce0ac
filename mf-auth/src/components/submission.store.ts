import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The submit of one form: whether it is being sent, and the error of the last attempt. */
export class Submission<Values, Result> {
  busy = false;
  /** Thrown by the last attempt; null where there is none. */
  error: unknown = null;

  constructor(private readonly send: (values: Values) => Promise<Result>) {
    makeAutoObservable<this, 'send'>(this, { send: false, error: observableRef }, { autoBind: true });
  }

  /** Sends the values. Null when that failed: `error` has the reason. */
  async submit(values: Values): Promise<{ result: Result } | null> {
    this.busy = true;
    this.error = null;
    try {
      return { result: await this.send(values) };
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
      return null;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
