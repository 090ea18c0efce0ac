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
import { api, mayHaveHappened, session } from '@ilera/runtime';
import { Buttons, Notice, Panel, SaveButton, Sentence } from '@ilera/ui';
import { when } from 'mobx';
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
    // After a lost response the API refuses the session of who is erased. MobX reacts before the shell renders.
    const isErased = () => mayBeErased.current && session.ended === 'refusal';
    const stop = when(isErased, () => signOut('erasure'));
    try {
      await api.call(calls.eraseData, { body: { confirmation: 'ERASE', ...(hasPassword && { password }) } });
      signOut('erasure');
    } catch (failure) {
      mayBeErased.current = mayHaveHappened(failure);
      if (session.ended !== 'erasure') throw failure;
    } finally {
      stop();
    }
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
