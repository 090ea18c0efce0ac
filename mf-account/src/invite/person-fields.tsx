import { TextAreaField, TextField } from '@shared/ui';
import styles from './invite.module.css';

/** Name, e-mail and a note for one person. Without invitations these fields have no rules (P5.5). */
export function PersonFields({ errors = {} }: { errors?: Record<string, string> }) {
  return (
    <div className={styles.fields}>
      <TextField label="Name" name="name" autoComplete="off" maxLength={160} error={errors['0.name']} />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        error={errors['0.email']}
      />
      <TextAreaField label="Note" name="note" optional rows={3} maxLength={1000} />
    </div>
  );
}
