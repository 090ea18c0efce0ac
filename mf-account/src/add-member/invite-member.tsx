import { drafts } from '@shared/runtime';
import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { checkPerson, readPerson } from '../invite/check-person';
import styles from '../invite/invite.module.css';
import { InviteOutcome } from '../invite/invite-outcome';
import { InviteStore } from '../invite/invite.store';
import { personDraft, PersonFields } from '../invite/person-fields';
import { words } from './add-member.words';

/** Invites one person to a family plan. After sending, the form is empty for the next one. */
export const InviteMember = observer(function InviteMember() {
  const [store] = useState(() => new InviteStore());
  useEffect(() => void store.seats.load(), [store]);
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const person = readPerson(form);
    const wrong = checkPerson(person);
    if (Object.keys(wrong).length > 0) return store.mark(wrong);
    if (!(await store.send([person]))) return;
    form.reset();
    drafts.clear(personDraft);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <PersonFields errors={store.errors} />
      <InviteOutcome store={store} />
      <Button type="submit" busy={store.inviting.busy}>
        {words.submit}
      </Button>
    </form>
  );
});
