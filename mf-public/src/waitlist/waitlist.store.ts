import * as calls from '@shared/contracts/calls';
import { api, Mutation } from '@shared/runtime';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WaitlistValues } from './waitlist.schema';

/** Joining the waitlist, and the dialog after it. */
export class WaitlistStore {
  joined = false;
  readonly joining = new Mutation((body: WaitlistValues) => api.call(calls.joinWaitlist, { body }));

  constructor() {
    makeAutoObservable(this, { joining: false }, { autoBind: true });
  }

  /** True when joined. A failure is only logged: the page shows no message (R4.59). */
  async join(values: WaitlistValues): Promise<boolean> {
    const joined = (await this.joining.run(values)) !== null;
    const { failure } = this.joining;
    // Only the error's name: what was typed must not reach a log.
    if (failure)
      console.warn('Joining the waitlist failed:', failure instanceof Error ? failure.name : 'unknown');
    runInAction(() => void (this.joined = joined));
    return joined;
  }

  /** Closes the dialog. */
  dismiss(): void {
    this.joined = false;
  }
}
