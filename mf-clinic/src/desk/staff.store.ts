import type { Staff } from '@shared/contracts/api';
import { HttpError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { getMe, signOut } from './staff-session.api';

/** Who of the staff is signed in in this browser. The session itself is a cookie that no script can read. */
export class StaffStore {
  status: 'loading' | 'in' | 'out' | 'failed' = 'loading';
  me: Staff | null = null;
  error: unknown = null;
  /** Whether idleness ended the last session. */
  isLocked = false;

  constructor() {
    makeAutoObservable(this, { me: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Reads who is signed in. What is on the screen stays meanwhile. */
  async load(): Promise<void> {
    try {
      const me = await getMe();
      runInAction(() => Object.assign(this, { me, status: me ? 'in' : 'out' }));
    } catch (error) {
      runInAction(() => {
        this.error = error;
        if (this.status !== 'in') this.status = 'failed';
      });
    }
  }

  /** Ends the session here at once, and at the API. */
  async end(isLocked: boolean): Promise<void> {
    Object.assign(this, { me: null, status: 'out', isLocked });
    await signOut().catch(() => undefined);
  }

  /** Makes a call of the clinic; where it is forbidden the session may have ended, so that is read again. */
  async call<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    try {
      return await send();
    } catch (error) {
      if (error instanceof HttpError && error.status === 403) void this.load();
      throw error;
    }
  }
}

/** The one of this page. */
export const staff = new StaffStore();
