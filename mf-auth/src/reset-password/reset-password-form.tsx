import { paths } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';
import { FormPasswordField } from '@ilera/forms';
import { api, Link } from '@ilera/runtime';
import { Button, Dialog, VisuallyHidden } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AuthForm, useAuthForm } from '../components/auth-form';
import styles from '../components/auth-form.module.css';
import { words as common } from '../components/components.words';
import { NewPasswordField } from '../components/new-password-field';
import { forgetToken } from '../session/one-time-token';
import { authStrings } from '../strings';
import { words } from './reset-password.words';

const empty = { password: '', password_confirmation: '' };
const missing = { password: common.passwordHint, password_confirmation: words.confirmHint };

interface Props {
  token: string;
  /** Called when the password is set and the person chooses to log in. */
  onLogin: () => void;
}

/** Asks for a new password twice. */
export const ResetPasswordForm = observer(function ResetPasswordForm({ token, onLogin }: Props) {
  const [isDone, setDone] = useState(false);
  const form = useAuthForm((schemas) => schemas.resetPassword, empty, missing);
  /** Changing one password can make the other valid or invalid. */
  const recheckConfirmation = () => {
    if (form.values.password_confirmation) void form.check('password_confirmation');
  };
  return (
    <>
      <AuthForm
        form={form}
        submit={words.submit}
        onSubmit={async (body) => {
          await api.call(calls.resetPassword, { params: { token }, body });
          forgetToken('reset');
          setDone(true);
        }}
      >
        {form.errors.has('root') && (
          <p>
            <Link to={paths.forgotPassword}>{common.newLink}</Link>
          </p>
        )}
        <NewPasswordField onChange={recheckConfirmation} />
        <FormPasswordField name="password_confirmation" label={words.confirm} autoComplete="new-password" />
      </AuthForm>
      {isDone && <ResetDoneDialog onLogin={onLogin} />}
    </>
  );
});

/** Confirms the new password. The title holds heading and sentence, so that both are in the dialog's name (R4.29). */
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
