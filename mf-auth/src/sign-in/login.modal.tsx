import type { ModalBodyProps } from '@ilera/contracts';
import { useNavigate } from '@ilera/runtime';
import { GoogleButton } from '../google/google-button';
import { SignInForm } from './sign-in-form';

/** The sign-in panel of the interface state's `login` flag. */
export default function LoginModal({ close }: ModalBodyProps) {
  const navigate = useNavigate();
  const handleSignedIn = (to: string) => {
    close();
    void navigate(to);
  };
  return (
    <>
      <GoogleButton />
      <SignInForm onSignedIn={handleSignedIn} />
    </>
  );
}
