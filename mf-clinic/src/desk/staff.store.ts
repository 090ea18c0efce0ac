import type { ClinicMe, Id, StaffRole } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { api, HttpError } from '@ilera/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;

interface SessionEnd {
  session: string | null;
  isLocked: boolean;
}

/** The channel on which the clinic's tabs report ended sessions. */
const openChannel = () => ('BroadcastChannel' in window ? new BroadcastChannel('clinic-session') : null);

/** The member of staff signed in with this browser. The session is a cookie that scripts cannot read. */
export class StaffStore {
  status: 'loading' | 'in' | 'out' | 'failed' = 'loading';
  /** Stays until this person signs out, so that typed text waits behind the sign-in after a lock or an expiry. */
  me: ClinicMe | null = null;
  error: unknown = null;
  /** Whether idleness ended the last session. */
  isLocked = false;
  /** The ended session that the API has not been told about yet. */
  private ending: string | null = null;
  /** Number of ended sessions: an answer requested before the last end is outdated. */
  private ends = 0;

  constructor() {
    makeAutoObservable<this, 'ending' | 'ends'>(
      this,
      { me: observableRef, error: observableRef, ending: false, ends: false },
      { autoBind: true },
    );
  }

  /**
   * Reads the signed-in person. Each call renews the session, which ends after ten minutes without one. The screen
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

  /** Ends the session and discards the screen. */
  signOut(): Promise<void> {
    return this.end(false);
  }

  /** Ends the session; the same person gets the screen back. */
  lock(): Promise<void> {
    return this.end(true);
  }

  /** Ends the session here and in other tabs at once, and at the API as soon as it is reachable. */
  private async end(isLocked: boolean): Promise<void> {
    const end: SessionEnd = { session: this.me?.session ?? null, isLocked };
    const channel = openChannel();
    channel?.postMessage(end);
    channel?.close();
    this.showEnd(end);
    await this.tellEnd().catch(() => undefined);
  }

  /** Follows ends of the session in other tabs. @returns stops following */
  follow(): () => void {
    const channel = openChannel();
    channel?.addEventListener('message', ({ data }: MessageEvent<SessionEnd>) => {
      if (data.session === this.me?.session) this.showEnd(data);
    });
    const reloadWhenVisible = () => document.visibilityState === 'visible' && void this.load();
    document.addEventListener('visibilitychange', reloadWhenVisible);
    return () => {
      channel?.close();
      document.removeEventListener('visibilitychange', reloadWhenVisible);
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
    // Another session may have ended meanwhile.
    if (this.ending === session) this.ending = null;
  }

  /**
   * Awaits a call of the clinic's API. A forbidden call may mean that the session has ended, so the person is read
   * again.
   */
  async watch<Answer>(running: Promise<Answer>): Promise<Answer> {
    try {
      return await running;
    } catch (error) {
      if (isForbidden(error)) void this.load();
      throw error;
    }
  }
}

/** This page's only instance. */
export const staff = new StaffStore();

/** Whether the holder is the signed-in person. */
export const isMe = (holder: { id: Id } | null): boolean =>
  holder !== null && staff.me !== null && String(holder.id) === String(staff.me.id);

/** Whether the signed-in person has one of these roles. */
export const hasRole = (...roles: StaffRole[]): boolean =>
  roles.some((role) => staff.me?.roles.includes(role));

/** Whether the signed-in person may read reasons and letters, and record no-shows. */
export const mayCare = (): boolean => hasRole('care', 'doctor');
