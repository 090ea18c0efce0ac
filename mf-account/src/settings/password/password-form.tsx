import { Form, FormPasswordField, useYupForm } from '@shared/forms';
import { Button, Notice, Panel } from '@shared/ui';
import { useState } from 'react';
import { showFailure } from '../../components/show-failure';
import { endSession } from '../end-session';
import type { PasswordValues } from './password.schema';
import { words } from './password.words';
import { setPassword } from './set-password.api';
import styles from '../settings.module.css';
import { useUnloadWarning } from '../drafts/use-unload-warning';

/**
 * A new password, for accounts that signed up by e-mail. Afterwards the session ends, and the person signs in
 * again.
 */
export function PasswordForm() {
  const [refusal, setRefusal] = useState('');
  const form = useYupForm<PasswordValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.password" */ './password.schema').then(
        (module) => module.passwordSchema,
      ),
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnloadWarning(isDirty);

  const handleSubmit = async (values: PasswordValues) => {
    setRefusal('');
    try {
      await setPassword(values);
    } catch (error) {
      setRefusal(showFailure(form, error));
      return;
    }
    endSession('password-change');
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={words.label}>
      <Panel title={words.heading}>
        {refusal && (
          <Notice tone="error" role="alert" className={styles.notice}>
            {refusal}
          </Notice>
        )}
        <div className={styles.fields}>
          <FormPasswordField name="current_password" label={words.current} autoComplete="current-password" />
          <FormPasswordField name="password" label={words.next} autoComplete="new-password" />
          <FormPasswordField name="password_confirmation" label={words.confirm} autoComplete="new-password" />
        </div>
        <p className={styles.note}>{words.note}</p>
        <div className={styles.actions}>
          <Button type="submit" busy={isSubmitting}>
            {words.submit}
          </Button>
        </div>
      </Panel>
    </Form>
  );
}
