import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** One form on its way to the API: whether it is being sent, and why it was refused. */
export class Submission<Values, Result> {
  busy = false;
  /** What the last try threw; null while there is nothing to say. */
  error: unknown = null;

  constructor(private readonly send: (values: Values) => Promise<Result>) {
    makeAutoObservable<this, 'send'>(this, { send: false, error: observableRef }, { autoBind: true });
  }

  /** Sends the values. Null when they were refused: `error` says why. */
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
