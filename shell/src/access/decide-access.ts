import { pathTo, paths, strings } from '@shared/contracts';
import type { Access } from '../site-map';

/** Who asks for a page. */
export interface Visitor {
  signedIn: boolean;
  hasEmployer: boolean;
}

/** Null to render the page, else the address to redirect to (A2.2). */
export function decideAccess(access: Access, { signedIn, hasEmployer }: Visitor): string | null {
  switch (access) {
    case 'public':
      return null;
    case 'signed-out':
      return signedIn ? paths.accountHome : null;
    case 'signed-in':
      return signedIn ? null : pathTo.signIn({ error_message: strings.sessionExpired });
    case 'manages-own-plan':
      if (!signedIn) return pathTo.signIn({ error_message: strings.sessionExpired });
      return hasEmployer ? paths.accountHome : null;
  }
}
