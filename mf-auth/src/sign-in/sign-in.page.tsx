import { paths } from '@ilera/contracts';
import { useNavigate, useLocation } from '@ilera/runtime';
import { Notice, useIsHydrating } from '@ilera/ui';
import { useEffect } from 'react';
import { AuthLayout } from '../layout/auth-layout';
import styles from '../components/auth-form.module.css';
import { GoogleButton } from '../google/google-button';
import { SignInForm } from './sign-in-form';
import { words } from './sign-in.words';
import { hasMessageInQuery, type SignInNotice, noticesInQuery, noticesInState } from './sign-in-notices';

/** /auth and /auth/sign-in, for signed-out people. */
export default function SignInPage() {
  const notices = useSignInNotices();
  const navigate = useNavigate();
  return (
    <AuthLayout title={words.title} description={words.description} heading={words.heading} lead={words.lead}>
      {notices.length > 0 && (
        <div className={styles.notices}>
          {notices.map(({ tone, text }, index) => (
            <Notice key={index} tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
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

/** The notices to show. Those in the address move into the router's state and stay on the page. */
function useSignInNotices(): SignInNotice[] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isInAddress = hasMessageInQuery(search);
  const isHydrating = useIsHydrating();
  useEffect(() => {
    if (isInAddress)
      void navigate(paths.signIn, { replace: true, state: { notices: noticesInQuery(search) } });
  }, [isInAddress, search, navigate]);
  // The prerendered page has no notices, regardless of address and history.
  if (isHydrating) return [];
  return isInAddress ? noticesInQuery(search) : noticesInState(state);
}
