import * as calls from '@ilera/contracts/calls';
import { EmailField, FormPasswordField } from '@ilera/forms';
import { api } from '@ilera/runtime';
import { useState } from 'react';
import { AuthForm, useAuthForm } from '../components/auth-form';
import styles from '../components/auth-form.module.css';
import { beginSession } from '../session/begin-session';
import { words as common } from '../components/components.words';
import { MailSentDialog } from '../components/mail-sent-dialog';
import { SwitchLink } from '../components/switch-link';
import { TermsCheckbox } from '../components/terms-checkbox';
import { authStrings } from '../strings';
import { words } from './sign-in.words';

const empty = { email: '', password: '', terms: false };
const missing = { email: words.emailHint, password: common.passwordHint };

/** Asks for email and password. `onSignedIn` receives the address to open. */
export function SignInForm({ onSignedIn }: { onSignedIn: (to: string) => void }) {
  const [unverified, setUnverified] = useState<string | null>(null);
  const form = useAuthForm((schemas) => schemas.signIn, empty, missing, authStrings.loginFailed);
  return (
    <>
      <AuthForm
        form={form}
        submit={words.submit}
        onSubmit={async ({ email, password }) => {
          // Accepts any shape; without a token the address is not verified yet (R4.40).
          const [grant] = await api.call(calls.login, { body: { email, password } });
          if (grant?.access_token) onSignedIn(beginSession(grant.access_token));
          else setUnverified(email);
        }}
      >
        <EmailField autoComplete="username" />
        <div>
          <FormPasswordField name="password" label={common.password} autoComplete="current-password" />
          <div className={styles.end}>
            <SwitchLink to="forgotPassword">{words.forgot}</SwitchLink>
          </div>
        </div>
        <TermsCheckbox />
      </AuthForm>
      <p className={styles.aside}>
        <span>{`${words.isNew} `}</span>
        <SwitchLink to="signUp">{words.getStarted}</SwitchLink>
      </p>
      <MailSentDialog email={unverified} onClose={() => setUnverified(null)}>
        {words.linkSent[0]} <span translate="no">{unverified}</span>
        {words.linkSent[1]}
      </MailSentDialog>
    </>
  );
}
