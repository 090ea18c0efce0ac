import { useFieldsDraft } from '@shared/forms';
import { TextAreaField, TextField } from '@shared/ui';
import { useRef } from 'react';
import styles from './invite.module.css';
import { words } from './invite.words';

/** Key of the draft with the person who is about to be invited. */
export const personDraft = 'invite-person';

/** Name, e-mail and a note for one person. Without invitations these fields have no rules (P5.5). */
export function PersonFields({ errors = {} }: { errors?: Record<string, string> }) {
  const fields = useRef<HTMLDivElement>(null);
  useFieldsDraft(fields, personDraft);
  return (
    <div ref={fields} className={styles.fields}>
      <TextField label={words.name} name="name" autoComplete="off" maxLength={160} error={errors['0.name']} />
      <TextField
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        error={errors['0.email']}
      />
      <TextAreaField label={words.note} name="note" optional rows={3} maxLength={1000} />
    </div>
  );
}
