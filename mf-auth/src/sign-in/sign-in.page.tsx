import { useNavigate } from '@shared/runtime';
import { Notice } from '@shared/ui';
import { AuthLayout } from '../layout/auth-layout';
import styles from '../components/auth-form.module.css';
import { GoogleButton } from '../components/google-button';
import { SignInForm } from './sign-in-form';
import { useSignInNotices } from './use-sign-in-notices';

/** /auth and /auth/sign-in, for who is not signed in. */
export default function SignInPage() {
  const notices = useSignInNotices();
  const navigate = useNavigate();
  return (
    <AuthLayout
      title="Login"
      description="Log in to book a consultation, manage your health plan and see your history."
      heading="Welcome back"
      lead="Your appointments, your plan and your doctor are where you left them."
    >
      {notices.length > 0 && (
        <div className={styles.notices}>
          {notices.map(({ tone, text }) => (
            <Notice key={tone} tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
              {text}
            </Notice>
          ))}
        </div>
      )}
      <GoogleButton />
      <SignInForm onSignedIn={(to) => void navigate(to, { replace: true })} />
    </AuthLayout>
  );
}
