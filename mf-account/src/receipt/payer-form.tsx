import { Button, ErrorLine, TextField } from '@shared/ui';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import styles from './receipt.module.css';
import { words } from './receipt.words';

/** A guest enters the address that paid, because the reference alone may be in a shared link. */
export function PayerForm({ failure, onSubmit }: { failure: string; onSubmit: (email: string) => void }) {
  const [missing, setMissing] = useState(false);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the field: a password manager may have filled it without an event (R4.95).
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setMissing(!email);
    if (email) onSubmit(email);
  };
  return (
    <form noValidate className={styles.form} aria-label={words.show} onSubmit={handleSubmit}>
      <p>{words.forPayer}</p>
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        error={missing ? words.noEmail : undefined}
        onChange={() => setMissing(false)}
      />
      <ErrorLine>{failure}</ErrorLine>
      <Button type="submit">{words.show}</Button>
    </form>
  );
}
