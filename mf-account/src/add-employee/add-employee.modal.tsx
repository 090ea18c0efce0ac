import { Button, Tabs } from '@shared/ui';
import { type SyntheticEvent, useState } from 'react';
import styles from '../invite/invite.module.css';
import { NothingIsSent } from '../invite/nothing-is-sent';
import { PersonFields } from '../invite/person-fields';
import { BulkUpload } from './bulk-upload';

/** The inside of the `add_employee` modal: one person, or a CSV file that is checked here. It sends nothing, and says so. */
export default function AddEmployeeModal() {
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
