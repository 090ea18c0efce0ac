import * as calls from '@shared/contracts/calls';
import { applyServerErrors, Form, SubmitButton, useYupForm } from '@shared/forms';
import { api, Mutation } from '@shared/runtime';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../components/auth-form.module.css';
import { words as common } from '../components/components.words';
import { EmailField, RefusalNotice } from '../components/form-parts';
import { SwitchLink } from '../components/switch-link';
import { authStrings } from '../strings';
import { words } from './forgot-password.words';
import type { ForgotPasswordValues } from './forgot-password.schema';

const fields = ['email'];
const missing = { email: words.emailHint };

/** One address. `onSent` is given it once the link is on its way. */
export const ForgotPasswordForm = observer(function ForgotPasswordForm({
  onSent,
}: {
  onSent: (email: string) => void;
}) {
  const [request] = useState(
    () => new Mutation((body: { email: string }) => api.call(calls.forgotPassword, { body })),
  );
  const form = useYupForm<ForgotPasswordValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.forgot-password" */ './forgot-password.schema').then(
        (module) => module.forgotPasswordSchema,
      ),
    defaultValues: { email: '' },
    missingHints: missing,
  });
  const handleSubmit = async ({ email }: ForgotPasswordValues) => {
    if (await request.run({ email })) onSent(email);
    else applyServerErrors(form, request.failure);
  };
  return (
    <>
      <Form form={form} onSubmit={handleSubmit} className={styles.form}>
        <RefusalNotice failure={request.failure} fields={fields} fallback={authStrings.tryAgain} />
        <EmailField />
        <SubmitButton size="large" block>
          {words.submit}
        </SubmitButton>
      </Form>
      <p className={styles.aside}>
        <SwitchLink to="login">{common.loginInstead}</SwitchLink>
      </p>
    </>
  );
});
