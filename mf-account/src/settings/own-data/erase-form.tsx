import { Form, FormPasswordField, FormTextField, useYupForm } from '@shared/forms';
import { Button, Notice } from '@shared/ui';
import { useState } from 'react';
import { words as common } from '../../components/components.words';
import { showFailure } from '../../components/show-failure';
import { endSession } from '../end-session';
import type { EraseValues } from './erase.schema';
import { eraseOwnData } from './own-data.api';
import { words } from './own-data.words';
import styles from './privacy.module.css';

interface Props {
  hasPassword: boolean;
  onCancel: () => void;
}

/** Explains the erasure, requires the password and a typed word, and ends the session. */
export function EraseForm({ hasPassword, onCancel }: Props) {
  const [refusal, setRefusal] = useState('');
  const form = useYupForm<EraseValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.erase" */ './erase.schema').then(({ eraseSchema }) =>
        eraseSchema(hasPassword),
      ),
    defaultValues: { password: '', confirmation: '' },
  });

  const handleSubmit = async ({ password }: EraseValues) => {
    setRefusal('');
    try {
      await eraseOwnData({ confirmation: 'ERASE', ...(hasPassword && { password }) });
    } catch (error) {
      setRefusal(showFailure(form, error));
      return;
    }
    endSession('erasure');
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={words.erase}>
      <Notice tone="warning" className={styles.notice}>
        {words.eraseWarning}
      </Notice>
      {refusal && (
        <Notice tone="error" role="alert" className={styles.notice}>
          {refusal}
        </Notice>
      )}
      <div className={styles.fields}>
        {hasPassword && (
          <FormPasswordField name="password" label={words.password} autoComplete="current-password" />
        )}
        <FormTextField
          name="confirmation"
          label={words.confirm}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
          {words.eraseNow}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </Form>
  );
}
