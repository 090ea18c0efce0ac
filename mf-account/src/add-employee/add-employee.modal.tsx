import { hasFeature } from '@shared/runtime';
import { Button, Tabs } from '@shared/ui';
import { type SyntheticEvent, useState } from 'react';
import styles from '../invite/invite.module.css';
import { NothingIsSent, PersonFields } from '../invite/invite-form';
import { words } from './add-employee.words';
import { BulkUpload } from './bulk-upload';
import { InviteEmployees } from './invite-employees';
import { useInvitees } from './invitees';

/**
 * The inside of the `add_employee` modal: one person, or a CSV file. Without invitations it sends nothing,
 * and says so (R4.75).
 */
export default function AddEmployeeModal() {
  return hasFeature('invitations') ? <InviteEmployees /> : <AddEmployeePanel />;
}

function AddEmployeePanel() {
  const [pressed, setPressed] = useState(false);
  const invitees = useInvitees();
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setPressed(true);
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <Tabs
        label={words.howToInvite}
        className={styles.tabs}
        tabs={[
          { id: 'single', label: words.single, content: <PersonFields /> },
          { id: 'bulk', label: words.bulk, content: <BulkUpload invitees={invitees} /> },
        ]}
        onChange={() => setPressed(false)}
      />
      <NothingIsSent pressed={pressed} />
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}
