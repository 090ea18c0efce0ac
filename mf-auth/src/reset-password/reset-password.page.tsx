import { pathTo, paths } from '@shared/contracts';
import { session, useNavigate } from '@shared/runtime';
import { LinkButton } from '@shared/ui';
import { AuthLayout } from '../layout/auth-layout';
import styles from '../components/auth-form.module.css';
import { forgetToken } from '../components/taken-tokens';
import { useTokenInAddress } from '../components/use-token-in-address';
import { ResetPasswordForm } from './reset-password-form';

/** /reset_password/{token}, for anybody who opened the mail. */
export default function ResetPasswordPage() {
  const token = useTokenInAddress('reset', pathTo.resetPassword);
  const navigate = useNavigate();
  const handleLogin = () => {
    forgetToken('reset');
    // A reset ends all sessions on the server, and the sign-in page redirects who is signed in.
    session.clear();
    void navigate(paths.signIn, { replace: true });
  };
  return (
    <AuthLayout
      title="Reset password"
      description="Choose a new password for your account."
      heading="Choose a new password"
    >
      {token && <ResetPasswordForm token={token} onLogin={handleLogin} />}
      {token === null && (
        <>
          <p>Open the link in your email again, or have a new one sent to you.</p>
          <div className={styles.buttons}>
            <LinkButton href={paths.forgotPassword}>Send me a new link</LinkButton>
          </div>
        </>
      )}
    </AuthLayout>
  );
}
