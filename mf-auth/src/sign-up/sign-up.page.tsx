import { AuthLayout } from '../layout/auth-layout';
import { GoogleButton } from '../google/google-button';
import { SignUpForm } from './sign-up-form';
import { words } from './sign-up.words';

/** /auth/sign-up, for signed-out people. */
export default function SignUpPage() {
  return (
    <AuthLayout title={words.title} description={words.description} heading={words.heading} lead={words.lead}>
      <GoogleButton />
      <SignUpForm />
    </AuthLayout>
  );
}
