import type { SupportHit } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { Form, FormTextField, SubmitButton, useYupForm } from '@ilera/forms';
import { Link } from '@ilera/runtime';
import { EmailText, SearchIcon, Small } from '@ilera/ui';
import { useState } from 'react';
import { addresses } from '../addresses';
import { askClinic } from '../desk/ask-clinic';
import styles from './support.module.css';
import { words } from './support.words';

/** One field that finds a caller by any detail. The text enters no address and no draft. */
export function SearchPeople() {
  const [hits, setHits] = useState<SupportHit[] | null>(null);
  const form = useYupForm({
    schema: async () =>
      (await import(/* webpackChunkName: "schema.search" */ './search.schema')).searchSchema,
    defaultValues: { search: '' },
  });
  const handleSubmit = async (body: { search: string }) => {
    // Clears the results of the previous search.
    setHits(null);
    setHits(await askClinic(calls.supportSearch, { body }));
  };
  return (
    <>
      <div role="search">
        <Form form={form} onSubmit={handleSubmit} label={words.search} className={styles.search}>
          <FormTextField
            name="search"
            label={words.whom}
            hint={words.whomHint}
            maxLength={254}
            autoComplete="off"
          />
          <SubmitButton icon={<SearchIcon />}>{words.search}</SubmitButton>
        </Form>
      </div>
      <Small role="status">{hits && words.found(hits.length)}</Small>
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
}
