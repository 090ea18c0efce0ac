import { pathTo, paths } from '@shared/contracts';
import { session, toasts, useNavigate } from '@shared/runtime';
import { Spinner } from '@shared/ui';
import { useEffect } from 'react';
import { AuthLayout } from '../layout/auth-layout';
import { forgetToken } from '../components/taken-tokens';
import { useTokenInAddress } from '../components/use-token-in-address';
import type { SignInState } from '../sign-in/sign-in-notices';
import { words } from './verify-account.words';
import { verifyOnce } from './verify-once';

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
