import type { InviteStaffBody, Staff } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { useResource } from '@ilera/runtime';
import { AddPersonIcon, Button, FailedState, Notice, PageHeading } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Block } from '../components/block';
import { Desk } from '../desk/desk';
import { useHeldWords } from '../desk/unsaved';
import { ActiveSwitch, factsOf, StaffTable } from './staff-table';
import { askClinic, colleagues } from '../desk/ask-clinic';
import { PersonForm } from './person-form';
import { words } from './staff.words';

/** /clinic/staff, for managers: who works here. */
export default function StaffPage() {
  return (
    <Desk title={words.title} roles={['manager']}>
      <StaffList />
    </Desk>
  );
}

/** Who works here: invited, changed, deactivated. */
const StaffList = observer(function StaffList() {
  const { data: people = [], status, failure, reload } = useResource(colleagues, []);
  const [task, setTask] = useState<'none' | 'invite' | Staff>(useHeldWords(words.invite) ? 'invite' : 'none');
  const [done, setDone] = useState('');
  const invite = useRef<HTMLButtonElement>(null);
  const person = typeof task === 'object' ? task : null;

  const begin = (next: 'invite' | Staff) => {
    setDone('');
    setTask(next);
  };
  const leave = () => {
    setTask('none');
    // The pressed button goes with its form.
    invite.current?.focus();
  };
  const finish = async (text: string) => {
    await reload();
    setDone(text);
    leave();
  };
  const handleSend = async (body: InviteStaffBody) => {
    if (!person) {
      const { email } = await askClinic(calls.inviteStaff, { body });
      return finish(words.invitedNow(email));
    }
    const { name, roles, specialty, licence } = body;
    await askClinic(calls.changeStaff, {
      params: { id: person.id },
      body: { name, roles, specialty, licence, active: person.active, was: factsOf(person) },
    });
    return finish(words.changed(name));
  };
  return (
    <>
      <PageHeading
        action={
          <Button ref={invite} icon={<AddPersonIcon />} onClick={() => begin('invite')}>
            {words.invite}
          </Button>
        }
      >
        {words.title}
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
            onLeave={leave}
          />
          {person && <ActiveSwitch person={person} onDone={() => finish(words.changed(person.name))} />}
        </Block>
      )}
      {status === 'failed' ? (
        <FailedState title={words.notLoaded} failure={failure} onRetry={reload} />
      ) : (
        <StaffTable people={people} loading={status === 'loading'} onChange={(whom) => begin(whom)} />
      )}
    </>
  );
});
