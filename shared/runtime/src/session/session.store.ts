import { storageKeys } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import { makeAutoObservable, observableRef } from 'mobx';
import { forgetTyped, type SafeStorage } from './browser-storage';
import { toStoredUser } from './stored-user';

/** The cause of a session's end: an act of the person, an API that refused the token, or another tab (R4.92). */
export type SessionEnd = 'logout' | 'password-change' | 'erasure' | 'refusal' | 'other-tab';

/** Storage key that records that the API refused the last session. */
const endKey = 'session_end';

/** The signed-in person: token and user record in the browser's storage. Follows other tabs' changes of the token. */
export class SessionStore {
  token = '';
  user: User | null = null;
  /** Increases when another tab begins or ends a session: components with personal data are mounted anew. */
  generation = 0;
  /** The cause of the last session's end, until another session begins. */
  ended: SessionEnd | null = null;
  /** Whether the sign-in page has shown why the session ended. */
  isEndTold = false;

  constructor(private readonly storage: SafeStorage) {
    this.token = storedToken(storage);
    this.user = parseUser(storage.get(storageKeys.user));
    makeAutoObservable<this, 'storage'>(this, { storage: false, user: observableRef }, { autoBind: true });
  }

  get signedIn(): boolean {
    return this.token !== '';
  }

  /** Starts a session. Drops an earlier session's user record until the profile arrives. */
  signIn(token: string): void {
    this.storage.set(storageKeys.accessToken, token);
    this.storage.remove(storageKeys.user);
    this.storage.remove(endKey);
    this.token = token;
    this.user = null;
    this.ended = null;
  }

  /**
   * Stores the profile as the user record (P3.2), without medical history and card. A profile that arrives after
   * another tab has ended the session is not stored.
   */
  setUser(user: User): void {
    if (storedToken(this.storage) === this.token)
      this.storage.set(storageKeys.user, JSON.stringify(toStoredUser(user)));
    this.user = user;
  }

  /** Ends the session without navigating: the shell redirects, with the message for the cause (R4.92). */
  end(by: SessionEnd): void {
    // Another tab reads the mark when the token is gone. A deliberate end leaves no mark.
    if (by === 'refusal') this.storage.set(endKey, by);
    else this.storage.remove(endKey);
    this.clear();
    this.ended = by;
    this.isEndTold = false;
  }

  /** Removes the session without a message. */
  clear(): void {
    this.storage.remove(storageKeys.accessToken);
    this.storage.remove(storageKeys.user);
    this.token = '';
    this.user = null;
    this.ended = null;
  }

  /** Called once the sign-in page has shown why the session ended. */
  tellEnd(): void {
    this.isEndTold = true;
  }

  /**
   * Ends the session after a 401, unless the request's token is outdated: another tab may have ended or replaced the
   * session meanwhile.
   */
  expire(refusedToken: string): void {
    this.followStorage();
    if (refusedToken !== this.token) return;
    if (this.signedIn) this.end('refusal');
    else this.storage.remove(storageKeys.user);
  }

  /**
   * Takes over a session that another tab has stored. Called before each request, on storage events, and when this tab
   * comes to the front. Another person gets fresh pages, by `generation`, without the previous person's typed text.
   */
  followStorage(): void {
    const token = storedToken(this.storage);
    // The mark concerns an earlier session; it was set by a tab that did not know of this one.
    if (token) this.storage.remove(endKey);
    if (token === this.token) return;
    const isRefused = !token && this.storage.get(endKey) === 'refusal';
    if (this.signedIn && !isRefused) forgetTyped();
    this.token = token;
    this.user = token ? parseUser(this.storage.get(storageKeys.user)) : null;
    this.ended = token ? null : isRefused ? 'refusal' : 'other-tab';
    this.isEndTold = false;
    if (!isRefused) this.generation += 1;
  }
}

const storedToken = (storage: SafeStorage): string => storage.get(storageKeys.accessToken) ?? '';

/** Parses the stored user record; null if absent, corrupt or not a record, because storage is not trusted. */
function parseUser(stored: string | null): User | null {
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as User) : null;
  } catch {
    return null;
  }
}
