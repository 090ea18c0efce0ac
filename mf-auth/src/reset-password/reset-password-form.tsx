import { paths } from '@shared/contracts';
import * as calls from '@shared/contracts/calls';
import { applyServerErrors, Form, FormPasswordField, SubmitButton, useYupForm } from '@shared/forms';
import { api, Link, Mutation } from '@shared/runtime';
import { Button, Dialog, VisuallyHidden } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../components/auth-form.module.css';
import { words as common } from '../components/components.words';
import { RefusalNotice } from '../components/form-parts';
import { NewPasswordField } from '../components/new-password-field';
import { forgetToken } from '../components/taken-tokens';
import { authStrings } from '../strings';
import type { ResetPasswordValues } from './reset-password.schema';
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
    () =>
      new Mutation(({ password, password_confirmation }: ResetPasswordValues) =>
        api.call(calls.resetPassword, { params: { token }, body: { password, password_confirmation } }),
      ),
  );
  const [done, setDone] = useState(false);
  const form = useYupForm<ResetPasswordValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.reset-password" */ './reset-password.schema').then(
        (module) => module.resetPasswordSchema,
      ),
    defaultValues: { password: '', password_confirmation: '' },
    missingHints: missing,
  });
  const handleSubmit = async (values: ResetPasswordValues) => {
    if (!(await reset.run(values))) return void applyServerErrors(form, reset.failure);
    forgetToken('reset');
    setDone(true);
  };
  /** A change of one password may make the other valid or invalid. */
  const recheckConfirmation = () => {
    if (form.values.password_confirmation) void form.check('password_confirmation');
  };
  return (
    <>
      <Form form={form} onSubmit={handleSubmit} className={styles.form}>
        <RefusalNotice failure={reset.failure} fields={fields} fallback={authStrings.tryAgain} />
        {reset.failure !== null && (
          <p>
            <Link to={paths.forgotPassword}>{common.newLink}</Link>
          </p>
        )}
        <NewPasswordField onChange={recheckConfirmation} />
        <FormPasswordField name="password_confirmation" label={words.confirm} autoComplete="new-password" />
        <SubmitButton size="large" block>
          {words.submit}
        </SubmitButton>
      </Form>
      {done && <ResetDoneDialog onLogin={onLogin} />}
    </>
  );
});

/** The password is set. The title holds heading and sentence, so that the dialog's name has both (R4.29). */
function ResetDoneDialog({ onLogin }: { onLogin: () => void }) {
  const title = (
    <>
      <span>{authStrings.resetTitle}</span>
      <VisuallyHidden> — </VisuallyHidden>
      <span className={styles.sentence}>{authStrings.resetDone}</span>
    </>
  );
  return (
    <Dialog title={title} size="small" closeButton={false} onClose={onLogin}>
      <Button block onClick={onLogin}>
        {words.done}
      </Button>
    </Dialog>
  );
}
