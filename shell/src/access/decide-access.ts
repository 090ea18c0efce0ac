import { type PageAccess, pathTo, paths } from '@shared/contracts';
import type { SessionEnd, SessionStore } from '@shared/runtime';

/** What the session knows of the visitor who opens a page. */
type Visitor = Pick<SessionStore, 'signedIn' | 'user' | 'ended' | 'isEndTold'>;

/** Whether the person ended the session on this page, and not the API or another tab. */
const isOwnAct = (ended: SessionEnd): boolean => ended !== 'refusal' && ended !== 'other-tab';

/**
 * Null to render the page, else the address to redirect to (A2.2). The only place that says where the end of a
 * session leads, and with which reason (R4.92): one's own act from every page until it is told, else from those
 * that need a session.
 */
export function decideAccess(
  access: PageAccess,
  { signedIn, user, ended, isEndTold }: Visitor,
): string | null {
  const signIn = pathTo.signIn(ended ?? 'refusal');
  if (ended && isOwnAct(ended) && !isEndTold) return signIn;
  switch (access) {
    case 'public':
      return null;
    case 'signed-out':
      return signedIn ? paths.accountHome : null;
    case 'signed-in':
      return signedIn ? null : signIn;
    case 'manages-own-plan':
      if (!signedIn) return signIn;
      return user?.employer_id != null ? paths.accountHome : null;
  }
}
