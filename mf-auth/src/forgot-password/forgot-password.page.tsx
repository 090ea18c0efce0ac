import { useState } from 'react';
import { AuthLayout } from '../layout/auth-layout';
import { MailSentDialog } from '../components/mail-sent-dialog';
import { authStrings } from '../strings';
import { words } from './forgot-password.words';
import { ForgotPasswordForm } from './forgot-password-form';

/** /auth/forget-password, for signed-out people. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout title={words.title} description={words.description} heading={words.heading} lead={words.lead}>
      <ForgotPasswordForm onSent={setSentTo} />
      <MailSentDialog email={sentTo} onClose={() => setSentTo(null)}>
        {authStrings.resetMail}
      </MailSentDialog>
    </AuthLayout>
  );
}
