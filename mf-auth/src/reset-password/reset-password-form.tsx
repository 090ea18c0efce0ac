import { paths } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { applyServerErrors, Form, FormPasswordField, useYupForm } from '@shared/forms';
import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../components/auth-form.module.css';
import { words as common } from '../components/components.words';
import { NewPasswordField } from '../components/new-password-field';
import { forgetToken } from '../components/taken-tokens';
import { RefusalNotice } from '../components/refusal-notice';
import { Submission } from '../components/submission.store';
import { authStrings } from '../strings';
import { resetPassword } from './reset-password.api';
import type { ResetPasswordValues } from './reset-password.schema';
import { ResetDoneDialog } from './reset-done-dialog';
import { words } from './reset-password.words';

const fields = ['password', 'password_confirmation'];
const missing = { password: common.passwordHint, password_confirmation: words.confirmHint };

interface Props {
  token: string;
  /** The new password is set and the person wants to log in with it. */
  onLogin: () => void;
}

/** A new password, twice. */
export const ResetPasswordForm = observer(function ResetPasswordForm({ token, onLogin }: Props) {
  const [reset] = useState(
    () => new Submission((values: ResetPasswordValues) => resetPassword(token, values)),
  );
  const [done, setDone] = useState(false);
  const form = useYupForm<ResetPasswordValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.reset-password" */ './reset-password.schema').then(
        (module) => module.resetPasswordSchema,
      ),
    defaultValues: { password: '', password_confirmation: '' },
    mode: 'onChange',
  });
  const handleSubmit = async (values: ResetPasswordValues) => {
    if (!(await reset.submit(values))) return void applyServerErrors(form, reset.error);
    forgetToken('reset');
    setDone(true);
  };
  /** A change of one password may make the other valid or invalid. */
  const recheckConfirmation = () => {
    if (form.getValues('password_confirmation')) void form.trigger('password_confirmation');
  };
  return (
    <>
      <Form form={form} onSubmit={handleSubmit} missingHints={missing} className={styles.form}>
        <RefusalNotice submission={reset} fields={fields} fallback={authStrings.tryAgain} />
        {reset.error !== null && (
          <p>
            <Link to={paths.forgotPassword}>{common.newLink}</Link>
          </p>
        )}
        <NewPasswordField onChange={recheckConfirmation} />
        <FormPasswordField name="password_confirmation" label={words.confirm} autoComplete="new-password" />
        <Button type="submit" size="large" block busy={reset.busy} inactive={!form.formState.isValid}>
          {words.submit}
        </Button>
      </Form>
      {done && <ResetDoneDialog onLogin={onLogin} />}
    </>
  );
});
