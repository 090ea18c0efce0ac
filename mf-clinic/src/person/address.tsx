import * as calls from '@ilera/contracts/calls';
import { Form, FormTextField, SubmitButton, useYupForm } from '@ilera/forms';
import { DoneNotice } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import styles from './person.module.css';
import type { PersonProps } from './person-record';
import { words } from './person.words';

/** Corrects the mail address. */
export const Address = observer(function Address({
  store,
  person: { key, email: was, is_guest },
}: PersonProps) {
  const form = useYupForm({
    schema: async () =>
      (await import(/* webpackChunkName: "schema.person" */ './person.schemas')).addressSchema,
    defaultValues: { email: '' },
  });
  const [isDone, setIsDone] = useState(false);
  const handleSubmit = async (body: { email: string }) => {
    await store.change(askClinic(calls.correctAddress, { params: { key }, body: { ...body, was } }));
    if (form.isAsSent) form.reset();
    setIsDone(true);
  };
  return (
    <Block title={words.address}>
      <Form form={form} onSubmit={handleSubmit} label={words.address} className={styles.form}>
        <FormTextField
          name="email"
          label={words.newAddress}
          hint={is_guest ? words.addressHint : words.addressHintAccount}
          type="email"
          autoComplete="off"
        />
        <div>
          <SubmitButton variant="secondary">{words.correct}</SubmitButton>
        </div>
        {isDone && !form.isDirty && <DoneNotice>{words.corrected}</DoneNotice>}
      </Form>
    </Block>
  );
});
