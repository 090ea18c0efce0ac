/* eslint-disable no-restricted-globals -- for scripts without shared/runtime: the document's and the offline page's */
import { storageKeys, type StoredUser } from '@ilera/contracts';

/** The session's token; empty for a guest and where storage is blocked. */
export function readToken(): string {
  try {
    return localStorage.getItem(storageKeys.accessToken) ?? '';
  } catch {
    return '';
  }
}

/** Milliseconds after which a stored record counts as out of date. */
const maxAgeMs = 7 * 24 * 60 * 60_000;

/** The signed-in person's data in the browser's storage, of which any field may be missing. */
export type StoredRecord = Partial<StoredUser>;

/** The server's time by a record, on a device whose clock may be wrong or have been set since (R5.13). */
export function timeBy({ stored_at = '', clock_offset = 0 }: StoredRecord, deviceNow: number): number {
  const time = deviceNow + clock_offset;
  const storedAt = Date.parse(stored_at) + clock_offset;
  // On a clock that was set back since, the offset is void: the time of storing is the earliest possible.
  return time < storedAt ? Math.max(deviceNow, storedAt) : time;
}

/**
 * The stored record of the signed-in person. A log-out, another sign-in and a refused session remove the
 * record. An old record is not returned: an offline device does not learn that its session has ended.
 */
export function readStoredRecord(now: number): StoredRecord | undefined {
  try {
    if (!readToken()) return undefined;
    const record = JSON.parse(localStorage.getItem(storageKeys.user) ?? 'null') as StoredRecord | null;
    if (!record?.stored_at) return undefined;
    const age = timeBy(record, now) - timeBy(record, Date.parse(record.stored_at));
    return age < maxAgeMs ? record : undefined;
  } catch {
    return undefined; // storage is blocked or damaged
  }
}
