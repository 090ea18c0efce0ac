import { interfaceState } from '@ilera/runtime';
import { keepAskedAddress } from '../components/mailbox-address';
import { ForgotPasswordForm } from './forgot-password-form';

/** The forgot-password panel; the panel about the mail takes its place. */
export default function ForgotPasswordModal() {
  const handleSent = (email: string) => {
    keepAskedAddress(email);
    interfaceState.switchTo('passwordReset');
  };
  return <ForgotPasswordForm onSent={handleSent} />;
}
