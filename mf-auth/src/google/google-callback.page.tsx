import { pathTo, paths } from '@ilera/contracts';
import { session, useLocation, useNavigate } from '@ilera/runtime';
import { Spinner } from '@ilera/ui';
import { useEffect, useState } from 'react';
import { AuthLayout } from '../layout/auth-layout';
import { beginSession } from '../session/begin-session';
import { takeOwnFlow } from './google-flow';

/** The words of the page to which Google returns. */
const words = {
  title: 'Google sign-in',
  description: 'You are being signed in with Google.',
  heading: 'Signing you in',
  lead: 'Google has sent you back to us. One moment.',
} as const;

/** The session's token when Google granted it to the flow that this tab began, once; null otherwise. */
function takeGrantedToken(query: URLSearchParams): string | null {
  return takeOwnFlow(query.get('flow')) && query.get('status') === 'success' ? query.get('token') : null;
}

/** /google_callback?token=…&status=…: where Google's sign-in returns to; leads on as a login does. */
export default function GoogleCallbackPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  // As it came: it is removed from the address.
  const [given] = useState(() => new URLSearchParams(search));
  useEffect(() => {
    // First the address, then the session: a session makes the shell fetch the profile.
    if (search) return void navigate(paths.googleCallback, { replace: true });
    const token = takeGrantedToken(given);
    // A return from a flow that this tab did not begin changes nothing, an existing session included.
    const elsewhere = session.signedIn ? paths.accountHome : pathTo.signIn('google-failed');
    const next = token ? beginSession(token) : elsewhere;
    void navigate(next, { replace: true });
  }, [search, given, navigate]);
  return (
    <AuthLayout title={words.title} description={words.description} heading={words.heading} lead={words.lead}>
      <Spinner size="large" label={words.heading} />
    </AuthLayout>
  );
}
