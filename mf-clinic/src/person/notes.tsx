import * as calls from '@shared/contracts/calls';
import { focusFirstInvalid } from '@shared/forms';
import { formatDateTime } from '@shared/format';
import { failureText } from '@shared/runtime';
import { Button, ErrorLine, TextAreaField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import styles from './person.module.css';
import { type PersonProps, useAct } from './person.store';
import { words } from './person.words';

/** What colleagues noted. */
export const Notes = observer(function Notes({ store, person: { notes } }: PersonProps) {
  const { busy, failure, run } = useAct(store);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsMissing(!text.trim());
    if (!text.trim()) return focusFirstInvalid(event.currentTarget);
    const asked = { params: { key: store.reference }, body: { text } };
    if (await run(() => askClinic(calls.leaveNote, asked))) setText('');
  };
  return (
    <Block title={words.notes}>
      {notes.length === 0 && <p className={record.hint}>{words.noNote}</p>}
      <ul className={styles.rows}>
        {notes.map(({ id, text: note, by, at }) => (
          <li key={String(id)} className={styles.row}>
            <p className={record.text}>{note}</p>
            <p className={record.hint} translate="no">{`${by}, ${formatDateTime(at)}`}</p>
          </li>
        ))}
      </ul>
      <form
        noValidate
        aria-label={words.leaveNote}
        className={styles.form}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <TextAreaField
          label={words.note}
          hint={words.noteHint}
          rows={3}
          maxLength={2_000}
          value={text}
          error={isMissing ? words.noText : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setIsMissing(false);
          }}
        />
        <ErrorLine>{failureText(failure)}</ErrorLine>
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {words.leaveNote}
          </Button>
        </div>
      </form>
    </Block>
  );
});
