import { Button, Tabs } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { checkPerson, readPerson } from '../invite/check-person';
import styles from '../invite/invite.module.css';
import { InviteOutcome } from '../invite/invite-outcome';
import { InviteStore } from '../invite/invite.store';
import { PersonFields } from '../invite/person-fields';
import { words } from './add-employee.words';
import { BulkUpload } from './bulk-upload';
import type { Invitee } from './check-invitees';

/** Invites employees: one by one, or a CSV list that is checked line by line before anything is sent. */
export const InviteEmployees = observer(function InviteEmployees() {
  const [store] = useState(() => new InviteStore());
  const [tab, setTab] = useState<'single' | 'bulk'>('single');
  const [list, setList] = useState<Invitee[] | null>(null);
  useEffect(() => void store.loadSeats(), [store]);

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (tab === 'bulk') return sendList();
    const person = readPerson(form);
    const wrong = checkPerson(person);
    if (Object.keys(wrong).length > 0) return store.mark(wrong);
    if (await store.send([person])) form.reset();
  };
  const sendList = async () => {
    if (!list) return store.fail(words.noFile);
    if (list.some(({ problems }) => problems.length > 0)) return store.fail(words.correctLines);
    if (store.left !== null && list.length > store.left)
      return store.fail(words.noRoom(store.left, list.length));
    const people = list.map(({ name, email, note }) => ({ name, email, note: note || undefined }));
    if (await store.send(people)) setList(null);
  };
  const handleTab = (id: 'single' | 'bulk') => {
    setTab(id);
    store.clear();
  };
  const refused = (person: Invitee, index: number): Invitee => ({
    ...person,
    problems: [
      ...person.problems,
      ...['name', 'email', 'note'].flatMap((field) => store.errors[`${index}.${field}`] ?? []),
    ],
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Tabs
        label={words.howToInvite}
        className={styles.tabs ?? ''}
        value={tab}
        tabs={[
          { id: 'single', label: words.single, content: <PersonFields errors={store.errors} /> },
          {
            id: 'bulk',
            label: words.bulk,
            content: (
              <BulkUpload
                shown={list?.map(refused)}
                onRead={(people) => {
                  store.clear();
                  setList(people);
                }}
              />
            ),
          },
        ]}
        onChange={handleTab}
      />
      <InviteOutcome store={store} />
      <Button type="submit" busy={store.sending}>
        {words.submit}
      </Button>
    </form>
  );
});
