import * as calls from '@shared/contracts/calls';
import { applyServerErrors, Form, FormPasswordField, SubmitButton, useYupForm } from '@shared/forms';
import { api, Mutation } from '@shared/runtime';
import { Panel } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { RefusalNotice } from '../../components/refusal-notice';
import { endSession } from '../own-session';
import type { PasswordValues } from '../settings.schemas';
import { passwordWords as words } from '../settings.words';
import styles from '../settings.module.css';
import { useUnloadWarning } from '../use-settings-draft';

function changePassword({ current_password, password, password_confirmation }: PasswordValues) {
  const body = { current_password, password, password_confirmation };
  return api.call(calls.changePassword, { body });
}

/**
 * A new password, for accounts that signed up by e-mail. Afterwards the session ends, and the person signs in
 * again.
 */
export const PasswordForm = observer(function PasswordForm() {
  const [saving] = useState(() => new Mutation(changePassword));
  const form = useYupForm<PasswordValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.settings" */ '../settings.schemas').then(
        (module) => module.passwordSchema,
      ),
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
  });
  useUnloadWarning(form.isDirty);

  const handleSubmit = async (values: PasswordValues) => {
    if (!(await saving.run(values))) return void applyServerErrors(form, saving.failure);
    endSession('password-change');
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={words.label}>
      <Panel title={words.heading}>
        <RefusalNotice form={form} of={saving} className={styles.notice} />
        <div className={styles.fields}>
          <FormPasswordField name="current_password" label={words.current} autoComplete="current-password" />
          <FormPasswordField name="password" label={words.next} autoComplete="new-password" />
          <FormPasswordField name="password_confirmation" label={words.confirm} autoComplete="new-password" />
        </div>
        <p className={styles.note}>{words.note}</p>
        <div className={styles.actions}>
          <SubmitButton>{words.submit}</SubmitButton>
        </div>
      </Panel>
    </Form>
  );
});
