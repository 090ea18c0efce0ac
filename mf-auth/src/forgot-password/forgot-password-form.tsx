import { applyServerErrors, Form, useYupForm } from '@shared/forms';
import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../components/auth-form.module.css';
import { words as common } from '../components/components.words';
import { EmailField } from '../components/email-field';
import { RefusalNotice } from '../components/refusal-notice';
import { Submission } from '../components/submission.store';
import { SwitchLink } from '../components/switch-link';
import { authStrings } from '../strings';
import { askForReset } from './ask-for-reset.api';
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
  const [request] = useState(() => new Submission(askForReset));
  const form = useYupForm<ForgotPasswordValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.forgot-password" */ './forgot-password.schema').then(
        (module) => module.forgotPasswordSchema,
      ),
    defaultValues: { email: '' },
    mode: 'onChange',
  });
  const handleSubmit = async ({ email }: ForgotPasswordValues) => {
    if (await request.submit({ email })) onSent(email);
    else applyServerErrors(form, request.error);
  };
  return (
    <>
      <Form form={form} onSubmit={handleSubmit} missingHints={missing} className={styles.form}>
        <RefusalNotice submission={request} fields={fields} fallback={authStrings.tryAgain} />
        <EmailField />
        <Button type="submit" size="large" block busy={request.busy} inactive={!form.formState.isValid}>
          {words.submit}
        </Button>
      </Form>
      <p className={styles.aside}>
        <SwitchLink to="login">{common.loginInstead}</SwitchLink>
      </p>
    </>
  );
});
