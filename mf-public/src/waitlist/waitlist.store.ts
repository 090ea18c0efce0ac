import { makeAutoObservable, runInAction } from 'mobx';
import { joinWaitlist } from './join-waitlist.api';
import type { WaitlistValues } from './waitlist.schema';

/** The state of joining: not sent, sending, joined. */
export class WaitlistStore {
  status: 'idle' | 'joining' | 'joined' = 'idle';

  constructor(private readonly send: typeof joinWaitlist = joinWaitlist) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** True when joined. A failure is only logged: the page shows no message (R4.59). */
  async join(values: WaitlistValues): Promise<boolean> {
    this.status = 'joining';
    let joined = false;
    try {
      await this.send(values);
      joined = true;
    } catch (error) {
      // Only the error's name: what was typed must not reach a log.
      console.warn('Joining the waitlist failed:', error instanceof Error ? error.name : 'unknown');
    } finally {
      runInAction(() => {
        this.status = joined ? 'joined' : 'idle';
      });
    }
    return joined;
  }

  /** Closes the dialog. */
  dismiss(): void {
    this.status = 'idle';
  }
}
