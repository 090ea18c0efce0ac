import type { ClinicVisit, Note } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatDateTime } from '@shared/format';
import { Form, FormTextArea, LeaveButton, SubmitButton, showFailure, useYupForm } from '@shared/forms';
import { Button, Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import { mayWrite, type VisitStore } from './visit.store';
import record from '../components/record.module.css';
import styles from './visit.module.css';
import type { NoteValues } from './visit.schemas';
import { noteWords as words } from './visit.words';

/** What the doctor tells the person afterwards. */
export const NotePanel = observer(function NotePanel({
  store,
  visit,
}: {
  store: VisitStore;
  visit: ClinicVisit;
}) {
  const [isEditing, setIsEditing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { note } = visit;
  const handleEdit = () => {
    setIsEditing(true);
    setIsSaved(false);
  };
  const writes = mayWrite(visit);
  const handleDone = (saved: boolean) => {
    setIsEditing(false);
    setIsSaved(saved);
  };
  return (
    <Block title={words.heading}>
      {isSaved && (
        <Notice tone="success" role="status">
          {words.saved}
        </Notice>
      )}
      {writes && (isEditing || !note) ? (
        <NoteForm store={store} note={note} onDone={handleDone} />
      ) : (
        <>
          {!note && <p className={record.hint}>{words.none}</p>}
          {!note && !writes && <p className={record.hint}>{words.onlyDoctor}</p>}
          {note && (
            <dl className={styles.stacked}>
              <dt>{words.summary}</dt>
              <dd>{note.summary}</dd>
              {note.self_care && (
                <>
                  <dt>{words.selfCare}</dt>
                  <dd>{note.self_care}</dd>
                </>
              )}
              <dt>{words.comeBack}</dt>
              <dd>{note.come_back}</dd>
            </dl>
          )}
          {note && <p className={record.hint}>{words.written(formatDateTime(note.written_at))}</p>}
          {note && writes && (
            <Button variant="secondary" onClick={handleEdit}>
              {words.edit}
            </Button>
          )}
        </>
      )}
    </Block>
  );
});

interface Props {
  store: VisitStore;
  note: Note | null;
  onDone: (isSaved: boolean) => void;
}

/** Writes the note. It is medical, so no draft of it stays in the browser. */
function NoteForm({ store, note, onDone }: Props) {
  const form = useYupForm<NoteValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.visit" */ './visit.schemas').then((module) => module.noteSchema),
    defaultValues: {
      summary: note?.summary ?? '',
      self_care: note?.self_care ?? '',
      come_back: note?.come_back ?? '',
    },
    onFailure: showFailure,
  });
  const handleSubmit = async (values: NoteValues) => {
    await store.change((reference) => askClinic(calls.writeNote, { params: { reference }, body: values }));
    onDone(true);
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.heading} className={styles.form}>
      <p className={record.hint}>{words.lead}</p>
      <FormTextArea name="summary" label={words.summary} rows={4} autoFocus={note !== null} />
      <FormTextArea name="self_care" label={words.selfCare} optional rows={3} />
      <FormTextArea name="come_back" label={words.comeBack} rows={3} />
      <div className={record.actions}>
        <SubmitButton>{words.save}</SubmitButton>
        {note && <LeaveButton onClick={() => onDone(false)}>{words.keep}</LeaveButton>}
      </div>
    </Form>
  );
}
