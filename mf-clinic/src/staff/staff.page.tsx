import type { InviteStaffBody, Staff } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { useResource } from '@ilera/runtime';
import { AddPersonIcon, Button, DoneNotice, Loaded, PageHeading, Skeleton } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Block } from '../components/block';
import { Desk } from '../desk/desk';
import { useTask } from '../desk/unsaved';
import { ActiveSwitch, factsOf, StaffTable } from './staff-table';
import { askClinic, colleagues } from '../desk/ask-clinic';
import { PersonForm } from './person-form';
import { words } from './staff.words';

/** /clinic/staff, for managers: the clinic's staff. */
export default function StaffPage() {
  return (
    <Desk title={words.title} roles={['manager']}>
      <StaffList />
    </Desk>
  );
}

/** The list of staff, whom a manager invites, changes and deactivates. */
const StaffList = observer(function StaffList() {
  const list = useResource(colleagues, []);
  const { task, done, button, begin, finish, leave } = useTask<Staff>(words.invite);
  // The last saved version, because a change names the values that it replaces.
  const person = typeof task === 'object' ? (list.data?.find(({ id }) => id === task.id) ?? task) : null;

  /** Sends a change. After a refusal the list shows a colleague's version, which the next try replaces. */
  const change = async (whom: Staff, values: ReturnType<typeof factsOf>) => {
    const body = { ...values, was: factsOf(whom) };
    await askClinic(calls.changeStaff, { params: { id: whom.id }, body }).finally(() => list.reload());
  };
  const handleSend = async (body: InviteStaffBody) => {
    if (!person) {
      const { email } = await askClinic(calls.inviteStaff, { body });
      await list.reload({ outdated: true });
      return words.invitedNow(email);
    }
    const { name, roles, specialty, licence } = body;
    await change(person, { name, roles, specialty, licence, active: person.active });
    return words.changed(name);
  };
  return (
    <>
      <PageHeading
        action={
          <Button ref={button} icon={<AddPersonIcon />} onClick={() => begin('new')}>
            {words.invite}
          </Button>
        }
      >
        {words.title}
      </PageHeading>
      {done && <DoneNotice>{done}</DoneNotice>}
      {task !== 'none' && (
        <Block title={person ? words.changeWhom(person.name) : words.invite}>
          <PersonForm
            key={person ? String(person.id) : 'new'}
            person={person}
            onSend={handleSend}
            onDone={finish}
            onLeave={leave}
          />
          {person && (
            <ActiveSwitch
              person={person}
              onSwitch={(active) => change(person, { ...factsOf(person), active })}
              onDone={() => finish(words.changed(person.name))}
            />
          )}
        </Block>
      )}
      <Loaded of={list} words={words} skeleton={<Skeleton lines={6} />}>
        {(people) => <StaffTable people={people} onChange={begin} />}
      </Loaded>
    </>
  );
});
