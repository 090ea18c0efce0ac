import { useState } from 'react';
import { AuthLayout } from '../layout/auth-layout';
import { MailSentDialog } from '../components/mail-sent-dialog';
import { authStrings } from '../strings';
import { ForgotPasswordForm } from './forgot-password-form';

/** /auth/forget-password, for who is not signed in. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout
      title="Forgot password"
      description="Have a link sent to your email to choose a new password."
      heading="Forgot your password?"
      lead="We will send you a link to choose a new one."
    >
      <ForgotPasswordForm onSent={setSentTo} />
      {sentTo !== null && (
        <MailSentDialog email={sentTo} onClose={() => setSentTo(null)}>
          {authStrings.resetMail}
        </MailSentDialog>
      )}
    </AuthLayout>
  );
}
