import { Tabs } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BulkUpload } from './bulk-upload';
import { checkList } from './check-list';
import { InviteForm, PersonFields } from './invite-form';
import styles from './invite.module.css';
import { useInvitees } from './invitees';
import { useInviting } from './inviting';
import { words } from './list.words';

/**
 * The content of the `add_employee` modal: a form for one person, and a list that is checked and corrected row by row
 * before it is sent.
 */
export default observer(function AddEmployeeModal() {
  const [tab, setTab] = useState<'single' | 'bulk'>('single');
  const inviting = useInviting();
  const listed = useInvitees(checkList, () => setTab('bulk'));
  const forgetOutcome = () => inviting.show({});
  const handleTab = (id: 'single' | 'bulk') => {
    setTab(id);
    forgetOutcome();
  };
  return (
    <InviteForm
      inviting={inviting}
      listed={tab === 'bulk' ? listed : undefined}
      submit={words.inviteEmployee}
    >
      <Tabs
        label={words.howToInvite}
        className={styles.tabs}
        value={tab}
        tabs={[
          {
            id: 'single',
            label: words.single,
            content: <PersonFields />,
          },
          {
            id: 'bulk',
            label: words.bulk,
            content: <BulkUpload invitees={listed} onChange={forgetOutcome} />,
          },
        ]}
        onChange={handleTab}
      />
    </InviteForm>
  );
});
