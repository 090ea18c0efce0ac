import * as calls from '@shared/contracts/calls';
import { Form, FormCheckbox, FormTextArea, FormTextField, useYupForm } from '@shared/forms';
import { Button, ErrorLine } from '@shared/ui';
import { useState } from 'react';
import { showFailure } from '../../components/show-failure';
import { askClinic } from '../../desk/ask-clinic';
import styles from '../visit.module.css';
import type { VisitStore } from '../visit.store';
import { words } from './letters.words';
import type { ReferralValues } from './referral.schema';

/** To whom, why, and whether it is urgent. */
export function ReferralForm({ store, onDone }: { store: VisitStore; onDone: () => void }) {
  const [failure, setFailure] = useState('');
  const form = useYupForm<ReferralValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.referral" */ './referral.schema').then(
        (module) => module.referralSchema,
      ),
    defaultValues: { to: '', reason: '', urgent: false },
  });
  const handleSubmit = async (values: ReferralValues) => {
    setFailure('');
    try {
      await store.change((reference) => askClinic(calls.refer, { params: { reference }, body: values }));
      onDone();
    } catch (error) {
      setFailure(showFailure(form, error));
    }
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.refer} className={styles.form}>
      <FormTextField name="to" label={words.to} hint={words.toHint} autoComplete="off" />
      <FormTextArea name="reason" label={words.reason} rows={4} />
      <FormCheckbox name="urgent" label={words.urgent} />
      <ErrorLine>{failure}</ErrorLine>
      <div className={styles.actions}>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {words.issueReferral}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.leave}
        </Button>
      </div>
    </Form>
  );
}
