import { session } from '@shared/runtime';

/** Follows a sign-in or sign-out of another tab at once, and of a page that the Back button brought back. */
export function followOtherTabs(): void {
  window.addEventListener('storage', session.followStorage);
  window.addEventListener('focus', session.followStorage);
  window.addEventListener('pageshow', session.followStorage);
}
