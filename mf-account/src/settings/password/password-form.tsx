import * as calls from '@ilera/contracts/calls';
import { Form, FormPasswordField, SubmitButton, useUnloadWarning, useYupForm } from '@ilera/forms';
import { api } from '@ilera/runtime';
import { Buttons, Panel, Small } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { signOut } from '../sign-out';
import type { PasswordValues } from '../settings.schemas';
import { passwordWords as words } from '../settings.words';
import styles from '../settings.module.css';

/**
 * Changes the password of an account that signed up by e-mail. Afterwards the session ends, and the person signs in
 * again.
 */
export const PasswordForm = observer(function PasswordForm() {
  const form = useYupForm<PasswordValues>({
    schema: async () =>
      (await import(/* webpackChunkName: "schema.settings" */ '../settings.schemas')).passwordSchema,
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
  });
  useUnloadWarning(form.isDirty);
  const handleSubmit = async (body: PasswordValues) => {
    await api.call(calls.changePassword, { body });
    signOut('password-change');
  };
  return (
    <Panel title={words.heading}>
      <Form form={form} onSubmit={handleSubmit} label={words.label} className={styles.form}>
        <div className={styles.fields}>
          <FormPasswordField name="current_password" label={words.current} autoComplete="current-password" />
          <FormPasswordField name="password" label={words.next} autoComplete="new-password" />
          <FormPasswordField name="password_confirmation" label={words.confirm} autoComplete="new-password" />
        </div>
        <Small>{words.note}</Small>
        <Buttons>
          <SubmitButton>{words.submit}</SubmitButton>
        </Buttons>
      </Form>
    </Panel>
  );
});
