import { hasFeature } from '@shared/runtime';
import { Button } from '@shared/ui';
import { type SyntheticEvent, useState } from 'react';
import styles from '../invite/invite.module.css';
import { NothingIsSent } from '../invite/nothing-is-sent';
import { PersonFields } from '../invite/person-fields';
import { words } from './add-member.words';
import { InviteMember } from './invite-member';

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
