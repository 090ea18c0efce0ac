import { Button, ErrorLine, TextField } from '@shared/ui';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import styles from './receipt.module.css';
import { words } from './receipt.words';

/** A guest enters the address that paid, because the reference alone may be in a shared link. */
export function PayerForm({ failure, onSubmit }: { failure: string; onSubmit: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(!email.trim());
    if (email.trim()) onSubmit(email.trim());
  };
  return (
    <form noValidate className={styles.form} aria-label={words.show} onSubmit={handleSubmit}>
      <p>{words.forPayer}</p>
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        value={email}
        error={missing && !email.trim() ? words.noEmail : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <ErrorLine>{failure}</ErrorLine>
      <Button type="submit">{words.show}</Button>
    </form>
  );
}
