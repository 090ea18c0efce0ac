import { observer } from 'mobx-react-lite';
import { InviteForm, nobody, PersonFields } from './invite-form';
import { words } from './invite.words';
import { checkPerson, useInvitees } from './invitees';
import { useInviting } from './inviting';

/** The inside of the `add_member` modal: one person for a family plan. */
export default observer(function AddMemberModal() {
  const inviting = useInviting();
  const people = useInvitees('invite-person', nobody, checkPerson);
  return (
    <InviteForm inviting={inviting} people={people} submit={words.inviteMember}>
      <PersonFields inviting={inviting} people={people} />
    </InviteForm>
  );
});
