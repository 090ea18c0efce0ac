import { tabStorage } from './browser-storage';

const KEY = 'return_path';

/** Stores the address at which a session expired, to return there after signing in. */
export function rememberReturnPath(path: string): void {
  if (isInternal(path)) tabStorage.set(KEY, path);
}

/** The stored address, once; null when there is none. */
export function takeReturnPath(): string | null {
  const path = tabStorage.get(KEY);
  tabStorage.remove(KEY);
  return path && isInternal(path) ? path : null;
}

function isInternal(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
