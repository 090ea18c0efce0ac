import { type PageAccess, patterns, readQuantity } from '@shared/contracts';
import {
  loadProfile,
  rememberReturnPath,
  rememberTargetFrequency,
  rememberTargetPlan,
  session,
} from '@shared/runtime';
import { useIsHydrating } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { otherTab } from '../session/follow-other-tabs';
import { decideAccess } from './decide-access';

interface Props {
  access: PageAccess;
  /** Rendered while the profile that decides is loading. */
  pending: ReactNode;
  children: ReactNode;
}

/**
 * Renders a page for those who may see it, and redirects everybody else as the route table says (A2.2).
 * Prerendered HTML is hydrated first: it has nothing personal.
 */
export const Guard = observer(function Guard({ access, pending, children }: Props) {
  // After a sign-in on the page itself, that page chooses where to go on (R4.41).
  const [signedInBefore] = useState(session.signedIn);
  // The guard may be mounted anew before it redirects, so another tab's log-out is not told by its own state.
  const ended = signedInBefore || otherTab.hasEnded;
  const signedIn = access === 'signed-out' ? signedInBefore && session.signedIn : session.signedIn;
  const isHydrating = useIsHydrating();
  const isLoading = useProfileLoading(access === 'manages-own-plan' && signedIn && !session.user);
  const redirectTo = decideAccess(access, {
    signedIn,
    hasEmployer: session.user?.employer_id != null,
    loggedOut: ended && !session.expired,
  });
  if (isHydrating) return children;
  if (redirectTo) return <Redirect to={redirectTo} asked={!ended} />;
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

/** Redirects, and stores the address to which signing in leads back. */
function Redirect({
  to,
  asked,
}: {
  to: string;
  /**
   * True only for a visit that began without a session: after a log-out the next sign-in must not lead back
   * here.
   */
  asked: boolean;
}) {
  const { pathname, search } = useLocation();
  const [expired] = useState(session.expired);
  useEffect(() => {
    if (session.signedIn) return;
    const plan = matchPath(patterns.planCheckout, pathname)?.params.id;
    if (plan) {
      const query = new URLSearchParams(search);
      rememberTargetPlan({ plan_id: plan, number: readQuantity(query) });
      const frequency = query.get('frequency');
      if (frequency) rememberTargetFrequency(plan, frequency);
    } else if (expired || asked) {
      rememberReturnPath(pathname + search);
    }
  }, [asked, expired, pathname, search]);
  return <Navigate to={to} replace />;
}
