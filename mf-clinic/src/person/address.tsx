import * as calls from '@shared/contracts/calls';
import { focusFirstInvalid } from '@shared/forms';
import { failureText, fieldErrors } from '@shared/runtime';
import { Button, ErrorLine, Notice, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import styles from './person.module.css';
import { type PersonProps, useAct } from './person.store';
import { words } from './person.words';

/** Corrects the mail address. */
export const Address = observer(function Address({ store, person: { is_guest } }: PersonProps) {
  const { busy, failure, run, clear } = useAct(store);
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState('');
  const [isDone, setIsDone] = useState(false);
  const ofField = fieldErrors(failure).email;
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isAddress = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim());
    setFault(isAddress ? '' : words.noAddress);
    setIsDone(false);
    if (!isAddress) return focusFirstInvalid(event.currentTarget);
    const asked = { params: { key: store.reference }, body: { email: email.trim() } };
    if (!(await run(() => askClinic(calls.correctAddress, asked)))) return;
    setEmail('');
    setIsDone(true);
  };
  return (
    <Block title={words.address}>
      <form
        noValidate
        aria-label={words.address}
        className={styles.form}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <TextField
          label={words.newAddress}
          hint={is_guest ? words.addressHint : words.addressHintAccount}
          type="email"
          autoComplete="off"
          value={email}
          error={fault || ofField || undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setFault('');
            clear();
          }}
        />
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {words.correct}
          </Button>
        </div>
        {!ofField && <ErrorLine>{failureText(failure)}</ErrorLine>}
        {isDone && (
          <Notice tone="success" role="status">
            {words.corrected}
          </Notice>
        )}
      </form>
    </Block>
  );
});
