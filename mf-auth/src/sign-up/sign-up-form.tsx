import { applyServerErrors, Form, FormTextField, useDraft, useYupForm } from '@shared/forms';
import { interfaceState } from '@shared/runtime';
import { Button, Reveal } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../components/auth-form.module.css';
import { words as common } from '../components/components.words';
import { EmailField } from '../components/email-field';
import { MailSentDialog } from '../components/mail-sent-dialog';
import { NewPasswordField } from '../components/new-password-field';
import { RefusalNotice } from '../components/refusal-notice';
import { Submission } from '../components/submission.store';
import { SwitchLink } from '../components/switch-link';
import { TermsCheckbox } from '../components/terms-checkbox';
import { authStrings } from '../strings';
import { register } from './register.api';
import { words } from './sign-up.words';
import type { SignUpValues } from './sign-up.schema';

const fields = ['first_name', 'last_name', 'email', 'password'];
const empty: SignUpValues = { first_name: '', last_name: '', email: '', password: '', terms: false };
const missing = {
  first_name: words.nameHint,
  last_name: words.nameHint,
  email: words.emailHint,
  password: common.passwordHint,
};

/** Name, email and password. `onDone` is called when the dialog about the mail is closed. */
export const SignUpForm = observer(function SignUpForm({ onDone }: { onDone?: () => void }) {
  const [registration] = useState(() => new Submission(register));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useYupForm<SignUpValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.sign-up" */ './sign-up.schema').then(
        (module) => module.signUpSchema,
      ),
    defaultValues: empty,
    mode: 'onChange',
  });
  const forgetDraft = useDraft(form, 'sign-up');
  const handleSubmit = async ({ first_name, last_name, email, password }: SignUpValues) => {
    const answer = await registration.submit({ first_name, last_name, email, password });
    if (!answer) return void applyServerErrors(form, registration.error);
    interfaceState.open('verificationPage');
    setSentTo(email);
    form.reset(empty);
    forgetDraft();
  };
  const handleRead = () => {
    interfaceState.close('verificationPage');
    setSentTo(null);
    onDone?.();
  };
  return (
    <>
      <Form form={form} onSubmit={handleSubmit} missingHints={missing} className={styles.form}>
        <RefusalNotice submission={registration} fields={fields} fallback={authStrings.tryAgain} />
        <div className={styles.pair}>
          <FormTextField name="first_name" label={words.firstName} autoComplete="given-name" />
          <FormTextField name="last_name" label={words.lastName} autoComplete="family-name" />
        </div>
        <EmailField />
        <NewPasswordField />
        <TermsCheckbox />
        <Button type="submit" size="large" block busy={registration.busy} inactive={!form.formState.isValid}>
          {common.signUp}
        </Button>
      </Form>
      <Reveal duration={1000}>
        <p className={styles.aside}>
          <span>{`${common.haveAccount} `}</span>
          <SwitchLink to="login">{common.login}</SwitchLink>
        </p>
      </Reveal>
      {sentTo !== null && (
        <MailSentDialog email={sentTo} onClose={handleRead}>
          {authStrings.verifyMail}
        </MailSentDialog>
      )}
    </>
  );
});
