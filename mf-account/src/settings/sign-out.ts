import * as calls from '@ilera/contracts/calls';
import { api, drafts, hasFeature, session, type SessionEnd } from '@ilera/runtime';

/**
 * Ends the session in the browser and on a server that supports it, and removes its stored data. The shell then
 * redirects (R4.92).
 */
export function signOut(by: SessionEnd): void {
  drafts.forget();
  // An erased account has no session on the server.
  if (by !== 'erasure' && hasFeature('session-security')) {
    // The call reads the token at once. Without a response the session expires on the server.
    api.call(calls.logout).catch(() => undefined);
  }
  session.end(by);
}
