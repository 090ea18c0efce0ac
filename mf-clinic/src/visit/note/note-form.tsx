import type { Note } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { Form, FormTextArea, useYupForm } from '@shared/forms';
import { Button, ErrorLine } from '@shared/ui';
import { useState } from 'react';
import { showFailure } from '../../components/show-failure';
import { askClinic } from '../../desk/ask-clinic';
import styles from '../visit.module.css';
import type { VisitStore } from '../visit.store';
import type { NoteValues } from './note.schema';
import { words } from './note.words';

interface Props {
  store: VisitStore;
  note: Note | null;
  onDone: (isSaved: boolean) => void;
}

/** Writes the note. It is medical, so no draft of it stays in the browser. */
export function NoteForm({ store, note, onDone }: Props) {
  const [failure, setFailure] = useState('');
  const form = useYupForm<NoteValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.note" */ './note.schema').then((module) => module.noteSchema),
    defaultValues: {
      summary: note?.summary ?? '',
      self_care: note?.self_care ?? '',
      come_back: note?.come_back ?? '',
    },
  });
  const handleSubmit = async (values: NoteValues) => {
    setFailure('');
    try {
      await store.change((reference) => askClinic(calls.writeNote, { params: { reference }, body: values }));
      onDone(true);
    } catch (error) {
      setFailure(showFailure(form, error));
    }
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.heading} className={styles.form}>
      <p className={styles.hint}>{words.lead}</p>
      <FormTextArea name="summary" label={words.summary} rows={4} />
      <FormTextArea name="self_care" label={words.selfCare} optional rows={3} />
      <FormTextArea name="come_back" label={words.comeBack} rows={3} />
      <ErrorLine>{failure}</ErrorLine>
      <div className={styles.actions}>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {words.save}
        </Button>
        {note && (
          <Button variant="secondary" onClick={() => onDone(false)}>
            {words.keep}
          </Button>
        )}
      </div>
    </Form>
  );
}
