/* eslint-disable no-restricted-globals -- for scripts without shared/runtime: the document's and the offline page's */
import { storageKeys, type StoredVisit } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';

/** The session's token; empty for a guest, and where storage is blocked. */
export function readToken(): string {
  try {
    return localStorage.getItem(storageKeys.accessToken) ?? '';
  } catch {
    return '';
  }
}

/** Milliseconds after which a record that was not renewed is not shown. */
const shownMs = 7 * 24 * 60 * 60_000;

/** What the browser stores of the signed-in person (shared/runtime, `toStoredUser`). */
export type OwnRecord = Partial<User> & { next_visits?: StoredVisit[]; stored_at?: string };

/**
 * The record of the person who is signed in. Log-out, another sign-in and a refused session remove it; one
 * that is old is not shown, because nothing tells an offline device that the session has ended.
 */
export function readOwnRecord(now: number): OwnRecord | undefined {
  try {
    if (!readToken()) return undefined;
    const record = JSON.parse(localStorage.getItem(storageKeys.user) ?? 'null') as OwnRecord | null;
    const age = now - Date.parse(record?.stored_at ?? '');
    return record && age < shownMs ? record : undefined;
  } catch {
    return undefined; // storage is blocked or damaged
  }
}
