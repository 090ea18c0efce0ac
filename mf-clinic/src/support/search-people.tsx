import type { SupportHit } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { focusFirstInvalid } from '@shared/forms';
import { failureText, Link, Mutation } from '@shared/runtime';
import { Button, EmailText, ErrorLine, SearchIcon, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { addresses } from '../addresses';
import { askClinic } from '../desk/ask-clinic';
import styles from './support.module.css';
import { words } from './support.words';

const LEAST = 3;

/** One field for everything by which a caller is found. What is typed is in no address and no draft. */
export const SearchPeople = observer(function SearchPeople() {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [hits, setHits] = useState<SupportHit[] | null>(null);
  const [{ busy, failure, run }] = useState(
    () =>
      new Mutation(async (search: string) =>
        setHits(await askClinic(calls.supportSearch, { body: { search } })),
      ),
  );
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = text.trim();
    setFault(search.length < LEAST ? words.tooShort : '');
    // Whoever was found before is no answer to this.
    setHits(null);
    if (search.length < LEAST) return focusFirstInvalid(event.currentTarget);
    void run(search);
  };
  return (
    <>
      <form
        noValidate
        role="search"
        aria-label={words.search}
        className={styles.search}
        onSubmit={handleSubmit}
      >
        <TextField
          label={words.whom}
          hint={words.whomHint}
          value={text}
          maxLength={254}
          autoComplete="off"
          error={fault || undefined}
          onChange={(event) => {
            setText(event.target.value);
            setFault('');
          }}
        />
        <Button type="submit" icon={<SearchIcon />} busy={busy}>
          {words.search}
        </Button>
      </form>
      <ErrorLine>{failureText(failure)}</ErrorLine>
      <p role="status" className={styles.hint}>
        {hits && words.found(hits.length)}
      </p>
      {hits && hits.length > 0 && (
        <ul className={styles.rows} aria-label={words.people}>
          {hits.map(({ key, name, email, is_guest }) => (
            <li key={key}>
              <Link to={addresses.person(key)} className={styles.row}>
                <span className={styles.name} translate="no">
                  {name}
                </span>
                <EmailText email={email} />
                <span className={styles.hint}>{is_guest ? words.guest : words.account}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
