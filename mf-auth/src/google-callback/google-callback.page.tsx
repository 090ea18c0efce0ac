import { pathTo, paths } from '@shared/contracts';
import { session, useLocation, useNavigate } from '@shared/runtime';
import { Spinner } from '@shared/ui';
import { useEffect } from 'react';
import { AuthLayout } from '../layout/auth-layout';
import { beginSession } from '../components/begin-session';
import { words } from './google-callback.words';
import { keepGoogleReturn, takeGrantedToken } from './google-return';

/** /google_callback?token=…&status=…: where Google's sign-in returns to; leads on as a login does. */
export default function GoogleCallbackPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search) {
      keepGoogleReturn(search);
      // First the address, then the session: a session makes the shell fetch the profile.
      return void navigate(paths.googleCallback, { replace: true });
    }
    const token = takeGrantedToken();
    // A return from a flow that this tab did not begin changes nothing, an existing session included.
    const elsewhere = session.signedIn ? paths.accountHome : pathTo.signIn('google-failed');
    const next = token ? beginSession(token) : elsewhere;
    void navigate(next, { replace: true });
  }, [search, navigate]);
  return (
    <AuthLayout title={words.title} description={words.description} heading={words.heading} lead={words.lead}>
      <Spinner size="large" label={words.heading} />
    </AuthLayout>
  );
}
