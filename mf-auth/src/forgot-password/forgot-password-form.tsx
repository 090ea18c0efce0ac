import * as calls from '@ilera/contracts/calls';
import { EmailField } from '@ilera/forms';
import { api } from '@ilera/runtime';
import { AuthForm, useAuthForm } from '../components/auth-form';
import styles from '../components/auth-form.module.css';
import { words as common } from '../components/components.words';
import { SwitchLink } from '../components/switch-link';
import { words } from './forgot-password.words';

const missing = { email: words.emailHint };

/** Asks for an address and sends it a reset link. `onSent` receives the address. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useAuthForm((schemas) => schemas.forgotPassword, { email: '' }, missing);
  return (
    <>
      <AuthForm
        form={form}
        submit={words.submit}
        onSubmit={async (body) => {
          await api.call(calls.forgotPassword, { body });
          onSent(body.email);
        }}
      >
        <EmailField autoComplete="username" />
      </AuthForm>
      <p className={styles.aside}>
        <SwitchLink to="login">{common.loginInstead}</SwitchLink>
      </p>
    </>
  );
}
