import { strings } from '@shared/contracts';
import { Form, FormPasswordField, FormTextField, useYupForm } from '@shared/forms';
import { useNavigate } from '@shared/runtime';
import { Button, Notice } from '@shared/ui';
import { useState } from 'react';
import { showFailure } from '../../components/show-failure';
import { endSession } from '../end-session';
import type { EraseValues } from './erase.schema';
import { eraseOwnData } from './own-data.api';
import styles from './privacy.module.css';

interface Props {
  hasPassword: boolean;
  onCancel: () => void;
}

/** Explains the erasure, requires the password and a typed word, and ends the session. */
export function EraseForm({ hasPassword, onCancel }: Props) {
  const [refusal, setRefusal] = useState('');
  const navigate = useNavigate();
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
    endSession(navigate, strings.erased);
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label="Erase my account">
      <Notice tone="warning" className={styles.notice}>
        This cannot be undone. Your visits, claims and files are erased, coming visits are cancelled, and a
        running plan ends today without a refund. The law asks us to keep payments and receipts for six years;
        we send you the list by e-mail.
      </Notice>
      {refusal && (
        <Notice tone="error" role="alert" className={styles.notice}>
          {refusal}
        </Notice>
      )}
      <div className={styles.fields}>
        {hasPassword && (
          <FormPasswordField name="password" label="Your password" autoComplete="current-password" />
        )}
        <FormTextField
          name="confirmation"
          label="Type ERASE to confirm"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
          Erase my account for good
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
