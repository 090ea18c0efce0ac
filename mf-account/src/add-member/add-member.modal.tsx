import { drafts, hasFeature } from '@shared/runtime';
import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { checkPerson, readPerson } from '../invite/person';
import { InviteOutcome, NothingIsSent, personDraft, PersonFields } from '../invite/invite-form';
import styles from '../invite/invite.module.css';
import { InviteStore } from '../invite/invite.store';
import { memberWords as words } from '../invite/invite.words';

/**
 * The inside of the `add_member` modal: one person for a family plan. Without invitations it sends nothing,
 * and says so (R4.75).
 */
export default function AddMemberModal() {
  return hasFeature('invitations') ? <InviteMember /> : <AddMemberPanel />;
}

function AddMemberPanel() {
  const [pressed, setPressed] = useState(false);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setPressed(true);
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <PersonFields />
      <NothingIsSent pressed={pressed} />
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}

/** Invites one person to a family plan. After sending, the form is empty for the next one. */
const InviteMember = observer(function InviteMember() {
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
