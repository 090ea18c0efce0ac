import type { ModalBodyProps } from '@shared/contracts';
import { useNavigate } from '@shared/runtime';
import { GoogleButton } from '../components/google-button';
import { ScreenKind } from '../components/switch-link';
import { SignInForm } from './sign-in-form';

/** The sign-in panel of the interface state's `login` flag. */
export default function LoginModal({ close }: ModalBodyProps) {
  const navigate = useNavigate();
  const handleSignedIn = (to: string) => {
    close();
    void navigate(to);
  };
  return (
    <ScreenKind value="panel">
      <GoogleButton />
      <SignInForm onSignedIn={handleSignedIn} />
    </ScreenKind>
  );
}
