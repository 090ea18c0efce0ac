import { paths } from '@shared/contracts';
import { useLocation, useNavigate } from '@shared/runtime';
import { useIsHydrating } from '@shared/ui';
import { useEffect } from 'react';
import { hasMessageInQuery, type SignInNotice, noticesInQuery, noticesInState } from './sign-in-notices';

/** The messages to show. Those in the address are moved into the router's state, and stay on the page. */
export function useSignInNotices(): SignInNotice[] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = hasMessageInQuery(search);
  const isHydrating = useIsHydrating();
  useEffect(() => {
    if (inAddress) void navigate(paths.signIn, { replace: true, state: { notices: noticesInQuery(search) } });
  }, [inAddress, search, navigate]);
  // The prerendered page has none, whatever the visitor's address and history hold.
  if (isHydrating) return [];
  return inAddress ? noticesInQuery(search) : noticesInState(state);
}
