import { paths, pathTo } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';
import { api, session, toasts, useNavigate } from '@ilera/runtime';
import { Spinner } from '@ilera/ui';
import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../components/refusal-text';
import { forgetToken, useTokenInAddress } from '../session/one-time-token';
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

/** /verify_account/{token}: verifies on load, then opens sign-in in any case, with the API's message. */
export default function VerifyAccountPage() {
  const token = useTokenInAddress('verify', pathTo.verifyAccount);
  const navigate = useNavigate();
  const [notice, setNotice] = useState<SignInNotice>();
  // React's strict mode runs effects twice, and an API may refuse a used token (R4.53).
  const isSent = useRef(false);
  useEffect(() => {
    if (!token || isSent.current) return;
    isSent.current = true;
    void verify(token).then((done) => {
      forgetToken('verify');
      // Sign-in redirects signed-in people at once, which would hide its notices.
      if (session.signedIn) toasts.show({ type: done.tone, message: done.text });
      setNotice(done);
    });
  }, [token]);
  useEffect(() => {
    if (token !== null && !notice) return;
    const state: SignInState = { notices: notice ? [notice] : [] };
    void navigate(paths.signIn, { replace: true, state });
  }, [token, notice, navigate]);
  return (
    <AuthLayout title={words.title} description={words.description} heading={words.heading} lead={words.lead}>
      <Spinner size="large" label={words.pending} />
    </AuthLayout>
  );
}

/** Verifies with a one-time token. Never rejects: a failure also returns a notice. */
async function verify(token: string): Promise<SignInNotice> {
  try {
    const message = await api.call(calls.verifyAccount, { params: { token }, retry: false });
    return { tone: 'success', text: message || words.verified };
  } catch (error) {
    return { tone: 'error', text: refusalText(error, [], authStrings.verificationFailed) };
  }
}
