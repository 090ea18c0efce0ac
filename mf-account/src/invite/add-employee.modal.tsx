import { Tabs } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BulkUpload } from './bulk-upload';
import { checkList, listProblem } from './check-list';
import { InviteForm, nobody, PersonFields } from './invite-form';
import styles from './invite.module.css';
import { checkPerson, useInvitees } from './invitees';
import { useInviting } from './inviting';
import { words } from './list.words';

/**
 * The content of the `add_employee` modal: a form for one person, and a list that is checked and corrected row by row
 * before it is sent.
 */
export default observer(function AddEmployeeModal() {
  const [tab, setTab] = useState<'single' | 'bulk'>('single');
  const inviting = useInviting();
  const person = useInvitees('invite-person', nobody, checkPerson);
  const listed = useInvitees('invite-list', null, checkList, () => setTab('bulk'));
  const forgetOutcome = () => inviting.show({});
  const handleTab = (id: 'single' | 'bulk') => {
    setTab(id);
    forgetOutcome();
  };
  return (
    <InviteForm
      inviting={inviting}
      people={tab === 'bulk' ? listed : person}
      submit={words.inviteEmployee}
      problem={tab === 'bulk' ? listProblem(listed.list, inviting.freeSeats) : undefined}
    >
      <Tabs
        label={words.howToInvite}
        className={styles.tabs}
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
