import { paths, pathTo } from '@shared/contracts';
import * as calls from '@shared/contracts/calls';
import { api, session, toasts, useNavigate } from '@shared/runtime';
import { Spinner } from '@shared/ui';
import { useEffect } from 'react';
import { refusalText } from '../components/refusal-text';
import { forgetToken, useTokenInAddress } from '../components/taken-tokens';
import { AuthLayout } from '../layout/auth-layout';
import type { SignInNotice, SignInState } from '../sign-in/sign-in-notices';
import { authStrings } from '../strings';

/** The words of the page that verifies an address. */
const words = {
  title: 'Verify your account',
  description: 'Your email address is being verified.',
  heading: 'Verifying your email address',
  lead: 'This takes a moment. You can log in right after.',
  pending: 'Verifying',
  verified: 'Your email address is verified.',
} as const;

/**
 * /verify_account/{token}: verifies on load, then goes to sign-in in any case, which shows the API's message.
 */
export default function VerifyAccountPage() {
  const token = useTokenInAddress('verify', pathTo.verifyAccount);
  const navigate = useNavigate();
  useEffect(() => {
    if (token === undefined) return;
    if (token === null) return void navigate(paths.signIn, { replace: true });
    let here = true;
    void verifyOnce(token).then((notice) => {
      if (!here) return;
      forgetToken('verify');
      // Sign-in redirects who is signed in at once, so its notices could not be read.
      if (session.signedIn) toasts.show({ type: notice.tone, message: notice.text });
      const state: SignInState = { notices: [notice] };
      void navigate(paths.signIn, { replace: true, state });
    });
    return () => {
      here = false;
    };
  }, [token, navigate]);
  return (
    <AuthLayout title={words.title} description={words.description} heading={words.heading} lead={words.lead}>
      <Spinner size="large" label={words.pending} />
    </AuthLayout>
  );
}

const inFlight = new Map<string, Promise<SignInNotice>>();

/**
 * Verifies with a one-time token. Concurrent callers share one request: React's strict mode runs effects
 * twice, and an API may refuse a token that was used (R4.53). Never rejects: a failure gives a notice too.
 */
function verifyOnce(token: string): Promise<SignInNotice> {
  const running = inFlight.get(token);
  if (running) return running;
  const outcome = api
    .call(calls.verifyAccount, { params: { token }, retry: false })
    .then(
      (message): SignInNotice => ({ tone: 'success', text: message || words.verified }),
      (error: unknown): SignInNotice => ({
        tone: 'error',
        text: refusalText(error, [], authStrings.verificationFailed),
      }),
    )
    .finally(() => inFlight.delete(token));
  inFlight.set(token, outcome);
  return outcome;
}
