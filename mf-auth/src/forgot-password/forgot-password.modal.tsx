import { interfaceState } from '@ilera/runtime';
import { keepResetAddress } from '../components/mailbox-address';
import { ForgotPasswordForm } from './forgot-password-form';

/** The forgot-password panel; once the mail is sent, another panel replaces it. */
export default function ForgotPasswordModal() {
  const handleSent = (email: string) => {
    keepResetAddress(email);
    interfaceState.switchTo('passwordReset');
  };
  return <ForgotPasswordForm onSent={handleSent} />;
}
