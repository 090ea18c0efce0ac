import { useStateDraft } from '@shared/forms';
import { hasFeature } from '@shared/runtime';
import { Tabs } from '@shared/ui';
import { useState } from 'react';
import { InviteForm, PersonFields } from '../invite/invite-form';
import styles from '../invite/invite.module.css';
import { InviteStore } from '../invite/invite.store';
import { sendPerson } from '../invite/person';
import { words } from './add-employee.words';
import { BulkUpload } from './bulk-upload';
import { sendable, useInvitees } from './invitees';

const fields = ['name', 'email', 'note'] as const;

/**
 * The inside of the `add_employee` modal: one by one, or a list that is checked and corrected line by line before anything
 * is sent.
 */
export default function AddEmployeeModal() {
  const [store] = useState(() => new InviteStore());
  const [tab, setTab] = useState<'single' | 'bulk'>('single');
  const invitees = useInvitees();
  const { list } = invitees;
  const kept = { list: hasFeature('invitations') ? list : null };
  const forgetList = useStateDraft('invite-list', kept, (draft) => {
    if (!draft.list?.length) return;
    setTab('bulk');
    invitees.take(draft.list);
  });

  const sendList = async (form: HTMLFormElement) => {
    if (!list?.length) return store.show({ failure: words.noFile });
    if (list.some(({ problems }) => problems.length > 0)) {
      form.querySelector<HTMLElement>('[role="tabpanel"] [aria-invalid="true"]')?.focus();
      return store.show({ failure: words.correctLines });
    }
    if (store.left !== null && list.length > store.left)
      return store.show({ failure: words.noRoom(store.left, list.length) });
    if (await store.send(list.map(sendable))) {
      invitees.take(null);
      return forgetList();
    }
    invitees.refuse((index) =>
      fields.flatMap((field) => {
        const text = store.outcome.errors[`${index}.${field}`];
        return text ? [{ field, text }] : [];
      }),
    );
  };
  const handleSend = (form: HTMLFormElement) => (tab === 'bulk' ? sendList(form) : sendPerson(store, form));
  const handleTab = (id: 'single' | 'bulk') => {
    setTab(id);
    store.show();
  };
  return (
    <InviteForm store={store} submit={words.submit} onSend={handleSend}>
      <Tabs
        label={words.howToInvite}
        className={styles.tabs ?? ''}
        value={tab}
        tabs={[
          { id: 'single', label: words.single, content: <PersonFields store={store} /> },
          {
            id: 'bulk',
            label: words.bulk,
            content: <BulkUpload invitees={invitees} onChange={() => store.show()} />,
          },
        ]}
        onChange={handleTab}
      />
    </InviteForm>
  );
}
