import type { ClinicMe, Id, StaffRole } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { api, HttpError } from '@ilera/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;

interface SessionEnd {
  session: string | null;
  isLocked: boolean;
}

/** Where tabs of the clinic tell each other which session has ended. */
const openTabs = () => ('BroadcastChannel' in window ? new BroadcastChannel('clinic-session') : null);

/** Who of the staff is signed in in this browser. The session itself is a cookie that no script can read. */
export class StaffStore {
  status: 'loading' | 'in' | 'out' | 'failed' = 'loading';
  /** Stays where the session ends, so that what this person typed waits for them behind the sign-in. */
  me: ClinicMe | null = null;
  error: unknown = null;
  /** Whether idleness ended the last session. */
  isLocked = false;
  /** The session that was ended here, where the API has yet to hear of it. */
  private ending: string | null = null;
  /** How many ended: an answer that was asked for before the last end is too old. */
  private ends = 0;

  constructor() {
    makeAutoObservable<this, 'ending' | 'ends'>(
      this,
      { me: observableRef, error: observableRef, ending: false, ends: false },
      { autoBind: true },
    );
  }

  /**
   * Reads who is signed in, which keeps the session: it ends after ten minutes without a call. What is on the screen
   * stays meanwhile.
   */
  async load(): Promise<void> {
    const { ends } = this;
    try {
      await this.tellEnd();
      const me = await api.call(calls.clinicMe);
      if (ends !== this.ends) return;
      runInAction(() => Object.assign(this, me ? { me, status: 'in' } : { status: 'out' }));
    } catch (error) {
      runInAction(() => {
        Object.assign(this, { error, status: this.status === 'loading' ? 'failed' : this.status });
      });
    }
  }

  /** Ends the session, and forgets what was on the screen. */
  signOut(): Promise<void> {
    return this.end(false);
  }

  /** Ends the session; the same person finds their screen again. */
  lock(): Promise<void> {
    return this.end(true);
  }

  /** Ends the session here and in other tabs at once, and at the API as soon as it can be reached. */
  private async end(isLocked: boolean): Promise<void> {
    const end: SessionEnd = { session: this.me?.session ?? null, isLocked };
    const tabs = openTabs();
    tabs?.postMessage(end);
    tabs?.close();
    this.showEnd(end);
    await this.tellEnd().catch(() => undefined);
  }

  /** Follows what other tabs do with the session, until the function that it returns is called. */
  follow(): () => void {
    const tabs = openTabs();
    tabs?.addEventListener('message', ({ data }: MessageEvent<SessionEnd>) => {
      if (data.session === this.me?.session) this.showEnd(data);
    });
    const look = () => document.visibilityState === 'visible' && void this.load();
    document.addEventListener('visibilitychange', look);
    return () => {
      tabs?.close();
      document.removeEventListener('visibilitychange', look);
    };
  }

  private showEnd({ session, isLocked }: SessionEnd): void {
    this.ends += 1;
    this.ending = session;
    Object.assign(this, { status: 'out', isLocked });
    if (!isLocked) this.me = null;
  }

  private async tellEnd(): Promise<void> {
    const session = this.ending;
    if (!session) return;
    try {
      await api.call(calls.clinicSignOut, { body: { session } });
    } catch (error) {
      if (!isForbidden(error)) throw error;
    }
    // Another one may have ended meanwhile.
    if (this.ending === session) this.ending = null;
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
