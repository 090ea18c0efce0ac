import { pathTo, paths } from '@shared/contracts';
import { session, useLocation, useNavigate } from '@shared/runtime';
import { Spinner } from '@shared/ui';
import { useEffect } from 'react';
import { AuthLayout } from '../layout/auth-layout';
import { beginSession } from '../components/begin-session';
import { takeOwnFlow } from '../components/own-flow';

/** The words of the page to which Google returns. */
const words = {
  title: 'Google sign-in',
  description: 'You are being signed in with Google.',
  heading: 'Signing you in',
  lead: 'Google has sent you back to us. One moment.',
} as const;

/** What Google's sign-in brought back in the address. */
interface GoogleReturn {
  status: string | null;
  token: string | null;
  /** The flow that it belongs to; our own API only. */
  flow: string | null;
}

let answer: GoogleReturn | null = null;

/** Keeps it in memory while the address is made clean. */
function keepGoogleReturn(search: string): void {
  const query = new URLSearchParams(search);
  answer = { status: query.get('status'), token: query.get('token'), flow: query.get('flow') };
}

/** The session's token when Google granted it to the flow that this tab began, once; null otherwise. */
function takeGrantedToken(): string | null {
  const { status, token, flow } = answer ?? { status: null, token: null, flow: null };
  answer = null;
  return takeOwnFlow(flow) && status === 'success' && token ? token : null;
}

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
