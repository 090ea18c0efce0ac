/* eslint-disable no-restricted-globals -- for scripts without shared/runtime: the document's and the offline page's */
import { storageKeys } from '@shared/contracts';

/** The session's token; empty for a guest, and where storage is blocked. */
export function readToken(): string {
  try {
    return localStorage.getItem(storageKeys.accessToken) ?? '';
  } catch {
    return '';
  }
}
