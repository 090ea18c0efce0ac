import { pathTo, paths } from '@ilera/contracts';
import { session, useNavigate } from '@ilera/runtime';
import { Button, Buttons } from '@ilera/ui';
import { AuthLayout } from '../layout/auth-layout';
import { words as common } from '../components/components.words';
import { useTokenInAddress } from '../session/one-time-token';
import { ResetPasswordForm } from './reset-password-form';
import { words } from './reset-password.words';

/** /reset_password/{token}, for anybody with the mail. */
export default function ResetPasswordPage() {
  const token = useTokenInAddress('reset', pathTo.resetPassword);
  const navigate = useNavigate();
  const handleLogin = () => {
    // A reset ends all sessions on the server, and the sign-in page redirects signed-in people.
    session.clear();
    void navigate(paths.signIn, { replace: true });
  };
  return (
    <AuthLayout title={words.title} description={words.description} heading={words.heading}>
      {token && <ResetPasswordForm token={token} onLogin={handleLogin} />}
      {token === null && (
        <>
          <p>{words.noToken}</p>
          <Buttons apart>
            <Button href={paths.forgotPassword}>{common.newLink}</Button>
          </Buttons>
        </>
      )}
    </AuthLayout>
  );
}
