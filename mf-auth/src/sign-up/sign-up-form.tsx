import * as calls from '@ilera/contracts/calls';
import { EmailField, NameFields, useDraft } from '@ilera/forms';
import { api, interfaceState } from '@ilera/runtime';
import { Reveal } from '@ilera/ui';
import { useState } from 'react';
import { AuthForm, useAuthForm } from '../components/auth-form';
import styles from '../components/auth-form.module.css';
import { words as common } from '../components/components.words';
import { MailSentDialog } from '../components/mail-sent-dialog';
import { NewPasswordField } from '../components/new-password-field';
import { SwitchLink } from '../components/switch-link';
import { TermsCheckbox } from '../components/terms-checkbox';
import { authStrings } from '../strings';
import { words } from './sign-up.words';

const empty = { first_name: '', last_name: '', email: '', password: '', terms: false };
const missing = {
  first_name: words.nameHint,
  last_name: words.nameHint,
  email: words.emailHint,
  password: common.passwordHint,
};

/** Asks for name, email and password. `onDone` is called when the dialog about the mail closes. */
export function SignUpForm({ onDone }: { onDone?: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAuthForm((schemas) => schemas.signUp, empty, missing);
  const forgetDraft = useDraft(form, 'sign-up');
  const handleRead = () => {
    interfaceState.close('verificationPage');
    setSentTo(null);
    onDone?.();
  };
  return (
    <>
      <AuthForm
        form={form}
        submit={common.signUp}
        onSubmit={async ({ terms: _accepted, ...body }) => {
          await api.call(calls.register, { body });
          interfaceState.open('verificationPage');
          setSentTo(body.email);
          if (!form.isAsSent) return;
          form.reset();
          forgetDraft();
        }}
      >
        <NameFields />
        <EmailField autoComplete="username" />
        <NewPasswordField />
        <TermsCheckbox />
      </AuthForm>
      <Reveal duration={1000}>
        <p className={styles.aside}>
          <span>{`${common.haveAccount} `}</span>
          <SwitchLink to="login">{common.login}</SwitchLink>
        </p>
      </Reveal>
      <MailSentDialog email={sentTo} onClose={handleRead}>
        {authStrings.verifyMail}
      </MailSentDialog>
    </>
  );
}
