import { type PageAccess, pathTo, paths, strings } from '@shared/contracts';

/** What is known of the visitor who opens a page. */
export interface Visitor {
  signedIn: boolean;
  hasEmployer: boolean;
  /** The person ended the session, here or in another tab, while the page was open. */
  loggedOut?: boolean;
}

/** Null to render the page, else the address to redirect to (A2.2). */
export function decideAccess(
  access: PageAccess,
  { signedIn, hasEmployer, loggedOut }: Visitor,
): string | null {
  const signIn = pathTo.signIn(
    loggedOut ? { success_message: strings.loggedOut } : { error_message: strings.sessionExpired },
  );
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
