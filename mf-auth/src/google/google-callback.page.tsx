import { pathTo, paths } from '@ilera/contracts';
import { session, useLocation, useNavigate } from '@ilera/runtime';
import { Spinner } from '@ilera/ui';
import { useEffect, useState } from 'react';
import { AuthLayout } from '../layout/auth-layout';
import { beginSession } from '../session/begin-session';
import { consumeFlow } from './google-flow';

/** The words of Google's return page. */
const words = {
  title: 'Google sign-in',
  description: 'You are being signed in with Google.',
  heading: 'Signing you in',
  lead: 'Google has sent you back to us. One moment.',
} as const;

/** Takes the token that Google granted to the flow of this tab, once; null otherwise. */
function takeGrantedToken(query: URLSearchParams): string | null {
  return consumeFlow(query.get('flow')) && query.get('status') === 'success' ? query.get('token') : null;
}

/** /google_callback?token=…&status=…: the return from Google's sign-in; continues like a password sign-in. */
export default function GoogleCallbackPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The original query, which is then removed from the address.
  const [query] = useState(() => new URLSearchParams(search));
  useEffect(() => {
    // Changes the address before the session: a session makes the shell fetch the profile.
    if (search) return void navigate(paths.googleCallback, { replace: true });
    const token = takeGrantedToken(query);
    // A return from a foreign flow changes nothing, even an existing session.
    const elsewhere = session.signedIn ? paths.accountHome : pathTo.signIn('google-failed');
    const next = token ? beginSession(token) : elsewhere;
    void navigate(next, { replace: true });
  }, [search, query, navigate]);
  return (
    <AuthLayout title={words.title} description={words.description} heading={words.heading} lead={words.lead}>
      <Spinner size="large" label={words.heading} />
    </AuthLayout>
  );
}
