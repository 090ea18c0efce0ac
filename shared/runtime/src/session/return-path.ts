import { visitStorage } from './browser-storage';

const KEY = 'return_path';

/** Keeps where a person was when the session ended under their hands, to bring them back after signing in. */
export function rememberReturnPath(path: string): void {
  if (isInternal(path)) visitStorage.set(KEY, path);
}

/** Where to go back to, once; null when there is nowhere. */
export function takeReturnPath(): string | null {
  const path = visitStorage.get(KEY);
  visitStorage.remove(KEY);
  return path && isInternal(path) ? path : null;
}

function isInternal(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
