import { type PageAccess, pathTo, paths, patterns, readQuantity } from '@ilera/contracts';
import {
  loadProfile,
  rememberReturnPath,
  rememberTargetPlan,
  session,
  type SessionEnd,
  type SessionStore,
} from '@ilera/runtime';
import { type Elements, useIsHydrating } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';

interface Props {
  access: PageAccess;
  /** Shown while the profile that decides access is loading. */
  pending: Elements;
  children: Elements;
}

/**
 * Renders a page for those who may see it, and redirects everybody else as the route table says (A2.2).
 * Prerendered HTML is hydrated first: it has nothing personal.
 */
export const Guard = observer(function Guard({ access, pending, children }: Props) {
  const { pathname, search } = useLocation();
  // A page that signs the person in chooses the next page by itself (R4.41).
  const [signedInBefore] = useState(session.signedIn);
  const signedIn = access === 'signed-out' ? signedInBefore && session.signedIn : session.signedIn;
  const isHydrating = useIsHydrating();
  const isLoading = useProfileLoading(access === 'manages-own-plan' && signedIn && !session.user);
  const { user, ended, isEndTold } = session;
  const target = decideAccess(access, { signedIn, user, ended, isEndTold });
  const redirectTo = target === pathname + search ? null : target;
  const showsEnd = access === 'signed-out' && ended !== null && redirectTo === null;
  useEffect(() => {
    if (showsEnd) session.tellEnd();
  }, [showsEnd]);
  if (isHydrating) return children;
  if (redirectTo) return <Redirect to={redirectTo} />;
  return isLoading ? pending : children;
});

/** Loads the profile if needed. @returns true until the profile has loaded or failed */
function useProfileLoading(isNeeded: boolean): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    loadProfile()
      .catch(() => undefined) // the page shows a message of its own
      .finally(() => setDone(true));
  }, [isNeeded]);
  return isNeeded && !isDone;
}

/**
 * Redirects, and stores the return address for the next sign-in. After a refused session another person may
 * sign in, so the search text is dropped. After any other end no address is stored, except a plan checkout
 * that is opened once the sign-in page has shown the reason.
 */
function Redirect({ to }: { to: string }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const { signedIn, ended, isEndTold } = session;
    const plan = matchPath(patterns.planCheckout, pathname)?.params.id;
    if (signedIn || (ended && ended !== 'refusal' && !(plan && isEndTold))) return;
    const query = new URLSearchParams(search);
    if (ended) query.delete('search');
    const remainingSearch = query.toString();
    rememberReturnPath(remainingSearch ? `${pathname}?${remainingSearch}` : pathname);
    if (!plan) return;
    rememberTargetPlan({ plan_id: plan, number: readQuantity(query) }, query.get('frequency'));
  }, [pathname, search]);
  return <Navigate to={to} replace />;
}

/** The session state on which access depends. */
type Visitor = Pick<SessionStore, 'signedIn' | 'user' | 'ended' | 'isEndTold'>;

/** Whether the person ended the session in this tab; the API and other tabs can end it too. */
const isOwnAct = (ended: SessionEnd): boolean => ended !== 'refusal' && ended !== 'other-tab';

/**
 * Decides who may see a page (A2.2). A person who has just ended the session is redirected from every page, so that
 * the sign-in page shows the reason; later, and after any other end, only from pages that need a session (R4.92).
 * @returns the address to redirect to; null to render the page
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
