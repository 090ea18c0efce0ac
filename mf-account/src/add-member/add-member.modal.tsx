import { Button } from '@shared/ui';
import { type SyntheticEvent, useState } from 'react';
import styles from '../invite/invite.module.css';
import { NothingIsSent } from '../invite/nothing-is-sent';
import { PersonFields } from '../invite/person-fields';

/** The inside of the `add_member` modal: one person for a family plan. It sends nothing, and says so (R4.4). */
export default function AddMemberModal() {
  const [pressed, setPressed] = useState(false);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setPressed(true);
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <PersonFields />
      <NothingIsSent pressed={pressed} />
      <Button type="submit">Invite member now</Button>
    </form>
  );
}
