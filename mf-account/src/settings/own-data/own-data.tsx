import type { EraseBody } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import {
  Form,
  FormDisclosure,
  FormPasswordField,
  FormTextField,
  LeaveButton,
  SubmitButton,
  useYupForm,
} from '@ilera/forms';
import { api, HttpError, mayHaveHappened } from '@ilera/runtime';
import { Buttons, Notice, Panel, SaveButton, Sentence } from '@ilera/ui';
import { useRef } from 'react';
import { words as common } from '../../components/components.words';
import { signOut } from '../sign-out';
import { words } from './own-data.words';
import type { EraseValues } from '../settings.schemas';
import styles from '../settings.module.css';

/** The download of the person's data, and the form that erases the account. */
export function OwnData({ hasPassword }: { hasPassword: boolean }) {
  return (
    <Panel title={words.heading}>
      <p className={styles.lead}>{words.lead}</p>
      <Buttons className={styles.ownActions}>
        <SaveButton read={() => api.call(calls.exportFiles)} name="my-data.zip" type="application/zip">
          {words.download}
        </SaveButton>
      </Buttons>
      <FormDisclosure label={words.erase} variant="quiet">
        {(close) => <EraseForm hasPassword={hasPassword} onCancel={close} />}
      </FormDisclosure>
    </Panel>
  );
}

interface Props {
  hasPassword: boolean;
  onCancel: () => void;
}

/** Explains the erasure, asks for the password and a typed word, and ends the session. */
function EraseForm({ hasPassword, onCancel }: Props) {
  const form = useYupForm<EraseValues>({
    schema: async () =>
      (await import(/* webpackChunkName: "schema.settings" */ '../settings.schemas')).eraseSchema(
        hasPassword,
      ),
    defaultValues: { password: '', confirmation: '' },
  });
  const mayBeErased = useRef(false);
  const handleSubmit = async ({ password }: EraseValues) => {
    const body: EraseBody = { confirmation: 'ERASE', ...(hasPassword && { password }) };
    try {
      await api.call(calls.eraseData, { body });
    } catch (failure) {
      // After an erasure whose response was lost, the API refuses the session of the next try.
      const isErased = mayBeErased.current && failure instanceof HttpError && failure.status === 401;
      mayBeErased.current = mayHaveHappened(failure);
      if (!isErased) throw failure;
    }
    signOut('erasure');
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.erase} className={styles.form}>
      <Notice tone="warning">{words.eraseWarning}</Notice>
      <div className={styles.fields}>
        {hasPassword && (
          <FormPasswordField
            name="password"
            label={words.password}
            autoComplete="current-password"
            autoFocus
          />
        )}
        <FormTextField
          name="confirmation"
          label={<Sentence text={words.confirm} asIs="ERASE" />}
          autoFocus={!hasPassword}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <Buttons>
        <SubmitButton variant="danger">{words.eraseNow}</SubmitButton>
        <LeaveButton onClick={onCancel}>{common.cancel}</LeaveButton>
      </Buttons>
    </Form>
  );
}
