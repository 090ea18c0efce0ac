import type { RegisterBody } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { applyServerErrors, Form, FormTextField, SubmitButton, useDraft, useYupForm } from '@shared/forms';
import { api, interfaceState, Mutation } from '@shared/runtime';
import { Reveal } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../components/auth-form.module.css';
import { words as common } from '../components/components.words';
import { EmailField, RefusalNotice } from '../components/form-parts';
import { MailSentDialog } from '../components/mail-sent-dialog';
import { NewPasswordField } from '../components/new-password-field';
import { SwitchLink } from '../components/switch-link';
import { TermsCheckbox } from '../components/terms-checkbox';
import { authStrings } from '../strings';
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
  const [registration] = useState(
    () => new Mutation((body: RegisterBody) => api.call(calls.register, { body })),
  );
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useYupForm<SignUpValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.sign-up" */ './sign-up.schema').then(
        (module) => module.signUpSchema,
      ),
    defaultValues: empty,
    missingHints: missing,
  });
  const forgetDraft = useDraft(form, 'sign-up');
  const handleSubmit = async ({ first_name, last_name, email, password }: SignUpValues) => {
    const answer = await registration.run({ first_name, last_name, email, password });
    if (!answer) return void applyServerErrors(form, registration.failure);
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
      <Form form={form} onSubmit={handleSubmit} className={styles.form}>
        <RefusalNotice failure={registration.failure} fields={fields} fallback={authStrings.tryAgain} />
        <div className={styles.pair}>
          <FormTextField name="first_name" label={words.firstName} autoComplete="given-name" />
          <FormTextField name="last_name" label={words.lastName} autoComplete="family-name" />
        </div>
        <EmailField />
        <NewPasswordField />
        <TermsCheckbox />
        <SubmitButton size="large" block>
          {common.signUp}
        </SubmitButton>
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
