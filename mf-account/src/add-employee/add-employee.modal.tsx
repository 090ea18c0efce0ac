import { hasFeature } from '@shared/runtime';
import { Button, Tabs } from '@shared/ui';
import { type SyntheticEvent, useState } from 'react';
import styles from '../invite/invite.module.css';
import { NothingIsSent } from '../invite/nothing-is-sent';
import { PersonFields } from '../invite/person-fields';
import { BulkUpload } from './bulk-upload';
import { InviteEmployees } from './invite-employees';

/**
 * The inside of the `add_employee` modal: one person, or a CSV file. Without invitations it sends nothing,
 * and says so (R4.75).
 */
export default function AddEmployeeModal() {
  return hasFeature('invitations') ? <InviteEmployees /> : <AddEmployeePanel />;
}

function AddEmployeePanel() {
  const [pressed, setPressed] = useState(false);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setPressed(true);
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <Tabs
        label="How to invite"
        className={styles.tabs}
        tabs={[
          { id: 'single', label: 'Single upload', content: <PersonFields /> },
          { id: 'bulk', label: 'Bulk upload', content: <BulkUpload /> },
        ]}
        onChange={() => setPressed(false)}
      />
      <NothingIsSent pressed={pressed} />
      <Button type="submit">Invite employee now</Button>
    </form>
  );
}
