import { Tabs } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BulkUpload } from './bulk-upload';
import { InviteForm, nobody, PersonFields } from './invite-form';
import styles from './invite.module.css';
import { words } from './invite.words';
import { useInvitees } from './invitees';
import { useInviting } from './inviting';

/**
 * The inside of the `add_employee` modal: one by one, or a list that is checked and corrected line by line before anything
 * is sent.
 */
export default observer(function AddEmployeeModal() {
  const [tab, setTab] = useState<'single' | 'bulk'>('single');
  const inviting = useInviting();
  const person = useInvitees('invite-person', nobody);
  const listed = useInvitees('invite-list', null, () => setTab('bulk'));
  const forgetOutcome = () => inviting.show({});
  const handleTab = (id: 'single' | 'bulk') => {
    setTab(id);
    forgetOutcome();
  };
  return (
    <InviteForm inviting={inviting} people={tab === 'bulk' ? listed : person} submit={words.inviteEmployee}>
      <Tabs
        label={words.howToInvite}
        className={styles.tabs ?? ''}
        value={tab}
        tabs={[
          {
            id: 'single',
            label: words.single,
            content: <PersonFields inviting={inviting} people={person} />,
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
