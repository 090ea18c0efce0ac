import { AuthLayout } from '../layout/auth-layout';
import { GoogleButton } from '../components/google-button';
import { SignUpForm } from './sign-up-form';

/** /auth/sign-up, for who is not signed in. */
export default function SignUpPage() {
  return (
    <AuthLayout
      title="Sign up"
      description="Open an account to talk to a doctor by text, phone or video and to buy a health plan."
      heading="Create your account"
      lead="It takes a minute and costs nothing. You pay when you buy a plan or a consultation."
    >
      <GoogleButton />
      <SignUpForm />
    </AuthLayout>
  );
}
