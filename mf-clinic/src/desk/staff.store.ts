import type { Id, Staff, StaffRole } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { api, HttpError } from '@ilera/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;

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

  /**
   * Reads who is signed in, which keeps the session: it ends after ten minutes without a call. What is on the screen
   * stays meanwhile.
   */
  async load(): Promise<void> {
    try {
      const me = await api.call(calls.clinicMe);
      runInAction(() => Object.assign(this, { me, status: me ? 'in' : 'out' }));
    } catch (error) {
      runInAction(() => {
        Object.assign(this, { error, status: this.status === 'in' ? 'in' : 'failed' });
      });
    }
  }

  /** Ends the session here at once, and at the API. */
  async end(isLocked: boolean): Promise<void> {
    Object.assign(this, { me: null, status: 'out', isLocked });
    await api.call(calls.clinicSignOut).catch(() => undefined);
  }

  /** Waits for a call of the clinic; where it is forbidden the session may have ended, so that is read again. */
  async watch<Answer>(running: Promise<Answer>): Promise<Answer> {
    try {
      return await running;
    } catch (error) {
      if (isForbidden(error)) void this.load();
      throw error;
    }
  }
}

/** The one of this page. */
export const staff = new StaffStore();

/** Whether this is the person who is signed in. */
export const isMe = (holder: { id: Id } | null): boolean =>
  holder !== null && staff.me !== null && String(holder.id) === String(staff.me.id);

/** Whether the person who is signed in has one of these roles. */
export const hasRole = (...roles: StaffRole[]): boolean =>
  roles.some((role) => staff.me?.roles.includes(role));

/** Who reads reasons and letters, and notes that nobody came. */
export const mayCare = (): boolean => hasRole('care', 'doctor');
