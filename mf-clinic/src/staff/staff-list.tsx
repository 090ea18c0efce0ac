import type { InviteStaffBody, Staff } from '@shared/contracts/api';
import { failureMessage } from '@shared/runtime';
import { AddPersonIcon, Button, FailedState, Notice, PageHeading } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Block } from '../components/block';
import { ActiveSwitch } from './active-switch';
import { ColleaguesStore } from './colleagues.store';
import { PersonForm } from './person-form';
import { changeStaff, inviteStaff } from './staff.api';
import { StaffTable } from './staff-table';
import { words } from './staff.words';

/** Who works here: invited, changed, deactivated. */
export const StaffList = observer(function StaffList() {
  const [colleagues] = useState(() => new ColleaguesStore());
  const [task, setTask] = useState<'none' | 'invite' | Staff>('none');
  const [done, setDone] = useState('');
  useEffect(() => void colleagues.load(), [colleagues]);
  const person = typeof task === 'object' ? task : null;

  const begin = (next: 'invite' | Staff) => {
    setDone('');
    setTask(next);
  };
  const finish = async (text: string) => {
    await colleagues.load();
    setTask('none');
    setDone(text);
  };
  const handleSend = async (body: InviteStaffBody) => {
    if (!person) {
      const { email } = await inviteStaff(body);
      return finish(words.invitedNow(email));
    }
    const { name, roles, specialty, licence } = body;
    await changeStaff(person.id, { name, roles, specialty, licence, active: person.active });
    return finish(words.changed(name));
  };
  return (
    <>
      <PageHeading
        action={
          <Button icon={<AddPersonIcon />} onClick={() => begin('invite')}>
            {words.invite}
          </Button>
        }
      >
        {words.heading}
      </PageHeading>
      {done && (
        <Notice tone="success" role="status">
          {done}
        </Notice>
      )}
      {task !== 'none' && (
        <Block title={person ? words.changeWhom(person.name) : words.invite}>
          <PersonForm
            key={person ? String(person.id) : 'new'}
            person={person}
            onSend={handleSend}
            onLeave={() => setTask('none')}
          />
          {person && <ActiveSwitch person={person} onDone={() => finish(words.changed(person.name))} />}
        </Block>
      )}
      {colleagues.status === 'failed' ? (
        <FailedState title={words.notLoaded} onRetry={() => void colleagues.load()}>
          {failureMessage(colleagues.error)}
        </FailedState>
      ) : (
        <StaffTable
          people={colleagues.people}
          loading={colleagues.status === 'loading'}
          onChange={(whom) => begin(whom)}
        />
      )}
    </>
  );
});
