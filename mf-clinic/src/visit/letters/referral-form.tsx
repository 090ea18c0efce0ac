import * as calls from '@ilera/contracts/calls';
import { Form, FormCheckbox, FormTextArea, FormTextField, LeaveButton, SubmitButton } from '@ilera/forms';
import { observer } from 'mobx-react-lite';
import { askClinic } from '../../desk/ask-clinic';
import { useKeptForm } from '../../desk/unsaved';
import record from '../../components/record.module.css';
import styles from '../visit.module.css';
import type { ReferralValues } from '../visit.schemas';
import { issueLetter, type LetterFormProps } from '../visit-record';
import { letterWords as words } from '../visit.words';

/** Asks for the recipient, the reason, and the urgency. */
export default observer(function ReferralForm({ store, reference, onDone }: LetterFormProps) {
  const form = useKeptForm<ReferralValues>(words.refer, {
    schema: async () =>
      (await import(/* webpackChunkName: "schema.visit" */ '../visit.schemas')).referralSchema,
    defaultValues: { to: '', reason: '', urgent: false },
  });
  const { isSubmitting } = form;
  const handleSubmit = async (values: ReferralValues) => {
    await issueLetter(store, askClinic(calls.refer, { params: { reference }, body: values }));
    form.reset();
    onDone();
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.refer} className={styles.form}>
      <FormTextField
        name="to"
        label={words.to}
        hint={words.toHint}
        autoComplete="off"
        autoFocus
        readOnly={isSubmitting}
      />
      <FormTextArea name="reason" label={words.reason} rows={4} readOnly={isSubmitting} />
      <FormCheckbox name="urgent" label={words.urgent} disabled={isSubmitting} />
      <div className={record.actions}>
        <SubmitButton>{words.issueReferral}</SubmitButton>
        <LeaveButton onClick={onDone}>{words.leave}</LeaveButton>
      </div>
    </Form>
  );
});
