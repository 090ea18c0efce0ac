import * as calls from '@ilera/contracts/calls';
import { Form, FormTextArea, SubmitButton } from '@ilera/forms';
import { formatDateTime } from '@ilera/format';
import { Small } from '@ilera/ui';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import { useKeptForm } from '../desk/unsaved';
import record from '../components/record.module.css';
import styles from './person.module.css';
import type { PersonProps } from './person-record';
import { words } from './person.words';

/** Colleagues' notes. */
export function Notes({ store, person: { key, notes } }: PersonProps) {
  const form = useKeptForm(words.leaveNote, {
    schema: async () => (await import(/* webpackChunkName: "schema.person" */ './person.schemas')).noteSchema,
    defaultValues: { text: '' },
  });
  const handleSubmit = async (body: { text: string }) => {
    await store.change(askClinic(calls.leaveNote, { params: { key }, body }));
    if (form.isAsSent) form.reset();
  };
  return (
    <Block title={words.notes}>
      {notes.length === 0 && <Small>{words.noNote}</Small>}
      <ul className={styles.rows}>
        {notes.map(({ id, text: note, by, at }) => (
          <li key={String(id)} className={styles.row}>
            <p className={record.text}>{note}</p>
            <Small translate="no">{`${by}, ${formatDateTime(at)}`}</Small>
          </li>
        ))}
      </ul>
      <Form form={form} onSubmit={handleSubmit} label={words.leaveNote} className={styles.form}>
        <FormTextArea name="text" label={words.note} hint={words.noteHint} rows={3} maxLength={2_000} />
        <div>
          <SubmitButton variant="secondary">{words.leaveNote}</SubmitButton>
        </div>
      </Form>
    </Block>
  );
}
