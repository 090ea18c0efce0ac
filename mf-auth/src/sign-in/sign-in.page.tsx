import { useNavigate } from '@shared/runtime';
import { Notice } from '@shared/ui';
import { AuthLayout } from '../layout/auth-layout';
import styles from '../components/auth-form.module.css';
import { GoogleButton } from '../components/google-button';
import { SignInForm } from './sign-in-form';
import { words } from './sign-in.words';
import { useSignInNotices } from './use-sign-in-notices';

/** /auth and /auth/sign-in, for who is not signed in. */
export default function SignInPage() {
  const notices = useSignInNotices();
  const navigate = useNavigate();
  return (
    <AuthLayout title={words.title} description={words.description} heading={words.heading} lead={words.lead}>
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
