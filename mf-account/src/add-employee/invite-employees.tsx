import { useStateDraft } from '@shared/forms';
import { drafts } from '@shared/runtime';
import { Button, Tabs } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { checkPerson, readPerson } from '../invite/person';
import styles from '../invite/invite.module.css';
import { InviteOutcome, personDraft, PersonFields } from '../invite/invite-form';
import { InviteStore } from '../invite/invite.store';
import { words } from './add-employee.words';
import { BulkUpload } from './bulk-upload';
import { sendable, useInvitees } from './invitees';

const fields = ['name', 'email', 'note'] as const;

/** Invites employees: one by one, or a list that is checked and corrected line by line before anything is sent. */
export const InviteEmployees = observer(function InviteEmployees() {
  const [store] = useState(() => new InviteStore());
  const [tab, setTab] = useState<'single' | 'bulk'>('single');
  const invitees = useInvitees();
  const { list } = invitees;
  const forgetList = useStateDraft('invite-list', { list }, ({ list: kept }) => {
    if (!kept?.length) return;
    setTab('bulk');
    invitees.take(kept);
  });
  useEffect(() => void store.seats.load(), [store]);

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (tab === 'bulk') return sendList(form);
    const person = readPerson(form);
    const wrong = checkPerson(person);
    if (Object.keys(wrong).length > 0) return store.mark(wrong);
    if (!(await store.send([person]))) return;
    form.reset();
    drafts.clear(personDraft);
  };
  const sendList = async (form: HTMLFormElement) => {
    if (!list?.length) return store.fail(words.noFile);
    if (list.some(({ problems }) => problems.length > 0)) {
      form.querySelector<HTMLElement>('[role="tabpanel"] [aria-invalid="true"]')?.focus();
      return store.fail(words.correctLines);
    }
    if (store.left !== null && list.length > store.left)
      return store.fail(words.noRoom(store.left, list.length));
    if (await store.send(list.map(sendable))) {
      invitees.take(null);
      return forgetList();
    }
    invitees.refuse((index) =>
      fields.flatMap((field) => {
        const text = store.errors[`${index}.${field}`];
        return text ? [{ field, text }] : [];
      }),
    );
  };
  const handleTab = (id: 'single' | 'bulk') => {
    setTab(id);
    store.clear();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Tabs
        label={words.howToInvite}
        className={styles.tabs ?? ''}
        value={tab}
        tabs={[
          { id: 'single', label: words.single, content: <PersonFields errors={store.errors} /> },
          {
            id: 'bulk',
            label: words.bulk,
            content: <BulkUpload invitees={invitees} onChange={store.clear} />,
          },
        ]}
        onChange={handleTab}
      />
      <InviteOutcome store={store} />
      <Button type="submit" busy={store.inviting.busy}>
        {words.submit}
      </Button>
    </form>
  );
});
