import type { ClinicVisit } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { Form, FormTextArea, LeaveButton, SubmitButton } from '@ilera/forms';
import { Small } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { askClinic } from '../desk/ask-clinic';
import { useKeptForm } from '../desk/unsaved';
import record from '../components/record.module.css';
import styles from './visit.module.css';
import type { NoteValues } from './visit.schemas';
import type { VisitRecord } from './visit-record';
import { noteWords as words } from './visit.words';

interface Props {
  store: VisitRecord;
  visit: ClinicVisit;
  /** Called when the text changes. */
  onEdit: () => void;
  onDone: (isSaved: boolean) => void;
}

/** Edits the note. It is medical text, so the browser keeps no draft. */
export default observer(function NoteForm({ store, visit, onEdit, onDone }: Props) {
  const { reference, note } = visit;
  const form = useKeptForm<NoteValues>(words.heading, {
    schema: async () => (await import(/* webpackChunkName: "schema.visit" */ './visit.schemas')).noteSchema,
    defaultValues: {
      summary: note?.summary ?? '',
      self_care: note?.self_care ?? '',
      come_back: note?.come_back ?? '',
    },
  });
  const { isDirty } = form;
  useEffect(() => {
    if (isDirty) onEdit();
  }, [isDirty, onEdit]);
  const handleSubmit = async (values: NoteValues) => {
    await store.change(askClinic(calls.writeNote, { params: { reference }, body: values }));
    // A sentence added during the submission is not saved yet.
    if (!form.isAsSent) return;
    form.reset();
    onDone(true);
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.heading} className={styles.form}>
      <Small>{words.lead}</Small>
      <FormTextArea name="summary" label={words.summary} rows={4} autoFocus={note !== null} />
      <FormTextArea name="self_care" label={words.selfCare} optional rows={3} />
      <FormTextArea name="come_back" label={words.comeBack} rows={3} />
      <div className={record.actions}>
        <SubmitButton>{words.save}</SubmitButton>
        {note && <LeaveButton onClick={() => onDone(false)}>{words.keep}</LeaveButton>}
      </div>
    </Form>
  );
});
