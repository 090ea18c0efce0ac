import { session } from '@shared/runtime';
import { runInAction } from 'mobx';

/** Whether another tab has ended the session of this one: the guard then says so, also where it is mounted anew. */
export const otherTab = { hasEnded: false };

/** Follows a sign-in or sign-out of another tab at once, and of a page that the Back button brought back. */
export function followOtherTabs(): void {
  window.addEventListener('storage', follow);
  window.addEventListener('focus', follow);
  window.addEventListener('pageshow', follow);
}

function follow(): void {
  // In one step, so that the guard sees both.
  runInAction(() => {
    const wasSignedIn = session.signedIn;
    session.followStorage();
    otherTab.hasEnded = !session.signedIn && (wasSignedIn || otherTab.hasEnded);
  });
}
