import type { LoginBody } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { applyServerErrors, Form, FormPasswordField, SubmitButton, useYupForm } from '@shared/forms';
import { api, Mutation } from '@shared/runtime';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../components/auth-form.module.css';
import { beginSession } from '../components/begin-session';
import { words as common } from '../components/components.words';
import { EmailField, RefusalNotice } from '../components/form-parts';
import { MailSentDialog } from '../components/mail-sent-dialog';
import { SwitchLink } from '../components/switch-link';
import { TermsCheckbox } from '../components/terms-checkbox';
import { authStrings } from '../strings';
import { words } from './sign-in.words';
import type { SignInValues } from './sign-in.schema';

const fields = ['email', 'password'];
const missing = {
  email: words.emailHint,
  password: common.passwordHint,
};

/** The token, from whatever shape comes; undefined where the address is not verified yet (R4.40). */
async function logIn(body: LoginBody): Promise<string | undefined> {
  const [first] = await api.call(calls.login, { body });
  return first?.access_token || undefined;
}

/** Email and password. `onSignedIn` is given the address that the session leads to. */
export const SignInForm = observer(function SignInForm({ onSignedIn }: { onSignedIn: (to: string) => void }) {
  const [login] = useState(() => new Mutation(logIn));
  const [unverified, setUnverified] = useState<string | null>(null);
  const form = useYupForm<SignInValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.sign-in" */ './sign-in.schema').then(
        (module) => module.signInSchema,
      ),
    defaultValues: { email: '', password: '', terms: false },
    missingHints: missing,
  });
  const handleSubmit = async ({ email, password }: SignInValues) => {
    const answer = await login.run({ email, password });
    if (!answer) applyServerErrors(form, login.failure);
    else if (answer.result) onSignedIn(beginSession(answer.result));
    else setUnverified(email);
  };
  return (
    <>
      <Form form={form} onSubmit={handleSubmit} className={styles.form}>
        <RefusalNotice failure={login.failure} fields={fields} fallback={authStrings.loginFailed} />
        <EmailField />
        <div>
          <FormPasswordField name="password" label={common.password} autoComplete="current-password" />
          <div className={styles.end}>
            <SwitchLink to="forgotPassword">{words.forgot}</SwitchLink>
          </div>
        </div>
        <TermsCheckbox />
        <SubmitButton size="large" block>
          {words.submit}
        </SubmitButton>
      </Form>
      <p className={styles.aside}>
        <span>{`${words.isNew} `}</span>
        <SwitchLink to="signUp">{words.getStarted}</SwitchLink>
      </p>
      {unverified !== null && (
        <MailSentDialog email={unverified} onClose={() => setUnverified(null)}>
          {words.linkSent[0]} <span translate="no">{unverified}</span>
          {words.linkSent[1]}
        </MailSentDialog>
      )}
    </>
  );
});
