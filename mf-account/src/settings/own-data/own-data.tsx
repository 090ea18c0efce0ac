import type { EraseBody } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { Form, FormPasswordField, FormTextField, SubmitButton, useYupForm } from '@shared/forms';
import { api, failureText, toasts } from '@shared/runtime';
import { Button, Notice, Panel } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { words as common } from '../../components/components.words';
import { useSaving } from '../../components/use-saving';
import { endSession } from '../own-session';
import { words } from './own-data.words';
import type { EraseValues } from '../settings.schemas';
import styles from '../settings.module.css';

/** The download of all own data, and the form that erases it. */
export const OwnData = observer(function OwnData({ hasPassword }: { hasPassword: boolean }) {
  const [erasing, setErasing] = useState(false);
  const saving = useSaving();
  const handleDownload = async () => {
    const saved = await saving.run(() => api.call(calls.exportFiles), 'my-data.zip', 'application/zip');
    if (!saved) toasts.error(failureText(saving.failure));
  };
  return (
    <Panel title={words.heading}>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.ownActions}>
        <Button variant="secondary" busy={saving.busy} onClick={() => void handleDownload()}>
          {words.download}
        </Button>
        {!erasing && (
          <Button variant="quiet" onClick={() => setErasing(true)}>
            {words.erase}
          </Button>
        )}
      </div>
      {erasing && <EraseForm hasPassword={hasPassword} onCancel={() => setErasing(false)} />}
    </Panel>
  );
});

interface Props {
  hasPassword: boolean;
  onCancel: () => void;
}

/** Explains the erasure, requires the password and a typed word, and ends the session. */
function EraseForm({ hasPassword, onCancel }: Props) {
  const form = useYupForm<EraseValues>({
    schema: async () =>
      (await import(/* webpackChunkName: "schema.settings" */ '../settings.schemas')).eraseSchema(
        hasPassword,
      ),
    defaultValues: { password: '', confirmation: '' },
  });
  const handleSubmit = async ({ password }: EraseValues) => {
    const body: EraseBody = { confirmation: 'ERASE', ...(hasPassword && { password }) };
    await api.call(calls.eraseData, { body });
    endSession('erasure');
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.erase} className={styles.form}>
      <Notice tone="warning">{words.eraseWarning}</Notice>
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
        <SubmitButton variant="danger">{words.eraseNow}</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </Form>
  );
}
