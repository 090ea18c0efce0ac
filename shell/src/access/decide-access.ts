import { type PageAccess, pathTo, paths } from '@shared/contracts';
import type { SessionEnd } from '@shared/runtime';

/** What is known of the visitor who opens a page. */
export interface Visitor {
  signedIn: boolean;
  hasEmployer: boolean;
  /** What ended the session that was there. */
  ended: SessionEnd | null;
  /** Whether sign-in has told it. */
  isEndTold: boolean;
}

/** Whether the person ended the session on this page, and not the API or another tab. */
const isOwnAct = (ended: SessionEnd): boolean => ended !== 'refusal' && ended !== 'other-tab';

/**
 * Null to render the page, else the address to redirect to (A2.2). The only place that says where the end of a
 * session leads, and with which reason (R4.92): one's own act from every page until it is told, else from those
 * that need a session.
 */
export function decideAccess(
  access: PageAccess,
  { signedIn, hasEmployer, ended, isEndTold }: Visitor,
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
      return hasEmployer ? paths.accountHome : null;
  }
}
