import * as calls from '@ilera/contracts/calls';
import { api, drafts, hasFeature, session, type SessionEnd } from '@ilera/runtime';

/** Ends the session here, and on a server that can, and removes what is stored of it. The shell leads on (R4.92). */
export function signOut(by: SessionEnd): void {
  drafts.forget();
  // An erased person has no session on the server.
  if (by !== 'erasure' && hasFeature('session-security')) {
    // Sent with the token of the session that ends. Without a response the session expires on the server.
    api.call(calls.logout).catch(() => undefined);
  }
  session.end(by);
}
