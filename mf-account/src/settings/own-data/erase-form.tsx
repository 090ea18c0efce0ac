import type { EraseBody } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { applyServerErrors, Form, FormPasswordField, FormTextField, useYupForm } from '@shared/forms';
import { api, Mutation } from '@shared/runtime';
import { Button, Notice } from '@shared/ui';
import { useState } from 'react';
import { words as common } from '../../components/components.words';
import { RefusalNotice } from '../../components/refusal-notice';
import { endSession } from '../end-session';
import type { EraseValues } from './erase.schema';
import { words } from './own-data.words';
import styles from './privacy.module.css';

interface Props {
  hasPassword: boolean;
  onCancel: () => void;
}

/** Explains the erasure, requires the password and a typed word, and ends the session. */
export function EraseForm({ hasPassword, onCancel }: Props) {
  const [erasing] = useState(() => new Mutation((body: EraseBody) => api.call(calls.eraseData, { body })));
  const form = useYupForm<EraseValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.erase" */ './erase.schema').then(({ eraseSchema }) =>
        eraseSchema(hasPassword),
      ),
    defaultValues: { password: '', confirmation: '' },
  });

  const handleSubmit = async ({ password }: EraseValues) => {
    const body: EraseBody = { confirmation: 'ERASE', ...(hasPassword && { password }) };
    if (!(await erasing.run(body))) return void applyServerErrors(form, erasing.failure);
    endSession('erasure');
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={words.erase}>
      <Notice tone="warning" className={styles.notice}>
        {words.eraseWarning}
      </Notice>
      <RefusalNotice form={form} of={erasing} className={styles.notice} />
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
