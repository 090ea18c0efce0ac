import { pathTo, paths, strings } from '@shared/contracts';
import { session, useLocation, useNavigate } from '@shared/runtime';
import { Spinner } from '@shared/ui';
import { useEffect } from 'react';
import { AuthFrame } from '../frame/auth-frame';
import { beginSession } from '../parts/begin-session';
import { keepGoogleAnswer, takeGrantedToken } from './google-answer';

/** /google_callback?token=…&status=…: the way back from Google, and on as after a login. */
export default function GoogleCallbackPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search) {
      keepGoogleAnswer(search);
      // First the address, then the session: its start makes the shell fetch the profile.
      return void navigate(paths.googleCallback, { replace: true });
    }
    const token = takeGrantedToken();
    // A way back that this tab did not begin changes nothing, least of all a session that is there.
    const elsewhere = session.signedIn
      ? paths.accountHome
      : pathTo.signIn({ error_message: strings.googleFailed });
    const next = token ? beginSession(token) : elsewhere;
    void navigate(next, { replace: true });
  }, [search, navigate]);
  return (
    <AuthFrame
      title="Google sign-in"
      description="You are being signed in with Google."
      heading="Signing you in"
      lead="Google has sent you back to us. One moment."
    >
      <Spinner size="large" label="Signing you in" />
    </AuthFrame>
  );
}
