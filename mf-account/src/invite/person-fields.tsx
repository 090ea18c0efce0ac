import { TextAreaField, TextField } from '@shared/ui';
import styles from './invite.module.css';
import { words } from './invite.words';

/** Name, e-mail and a note for one person. Without invitations these fields have no rules (P5.5). */
export function PersonFields({ errors = {} }: { errors?: Record<string, string> }) {
  return (
    <div className={styles.fields}>
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
