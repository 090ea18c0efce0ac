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
  /** Rendered while the profile that decides is loading. */
  pending: Elements;
  children: Elements;
}

/**
 * Renders a page for those who may see it, and redirects everybody else as the route table says (A2.2).
 * Prerendered HTML is hydrated first: it has nothing personal.
 */
export const Guard = observer(function Guard({ access, pending, children }: Props) {
  const { pathname, search } = useLocation();
  // After a sign-in on the page itself, that page chooses where to go on (R4.41).
  const [signedInBefore] = useState(session.signedIn);
  const signedIn = access === 'signed-out' ? signedInBefore && session.signedIn : session.signedIn;
  const isHydrating = useIsHydrating();
  const isLoading = useProfileLoading(access === 'manages-own-plan' && signedIn && !session.user);
  const { user, ended, isEndTold } = session;
  const decided = decideAccess(access, { signedIn, user, ended, isEndTold });
  const redirectTo = decided === pathname + search ? null : decided;
  const tells = access === 'signed-out' && ended !== null && redirectTo === null;
  useEffect(() => {
    if (tells) session.tellEnd();
  }, [tells]);
  if (isHydrating) return children;
  if (redirectTo) return <Redirect to={redirectTo} />;
  return isLoading ? pending : children;
});

/** Loads the profile where it is needed; true until it has loaded or failed. */
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
 * Redirects, and stores the address to which signing in leads back. After a session another person may sign in. So a
 * refused session leaves the address without what was searched for. One that somebody ended leaves none, until its end is
 * told and a checkout is opened.
 */
function Redirect({ to }: { to: string }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const { signedIn, ended, isEndTold } = session;
    const plan = matchPath(patterns.planCheckout, pathname)?.params.id;
    if (signedIn || (ended && ended !== 'refusal' && !(plan && isEndTold))) return;
    const query = new URLSearchParams(search);
    if (ended) query.delete('search');
    const rest = query.toString();
    rememberReturnPath(rest ? `${pathname}?${rest}` : pathname);
    if (!plan) return;
    rememberTargetPlan({ plan_id: plan, number: readQuantity(query) }, query.get('frequency'));
  }, [pathname, search]);
  return <Navigate to={to} replace />;
}

/** What the session knows of the visitor who opens a page. */
type Visitor = Pick<SessionStore, 'signedIn' | 'user' | 'ended' | 'isEndTold'>;

/** Whether the person ended the session in this tab, and not the API or another tab. */
const isOwnAct = (ended: SessionEnd): boolean => ended !== 'refusal' && ended !== 'other-tab';

/**
 * Null to render the page, else the address to redirect to (A2.2). Says where the end of a session leads, and
 * with which reason (R4.92): one's own act from every page until it is told, else from those
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
