import { observer } from 'mobx-react-lite';
import { InviteForm, nobody, PersonFields } from './invite-form';
import { words } from './invite.words';
import { checkPerson, useInvitees } from './invitees';
import { useInviting } from './inviting';

/** The content of the `add_member` modal: invites one person to a family plan. */
export default observer(function AddMemberModal() {
  const inviting = useInviting();
  const people = useInvitees('invite-person', nobody, checkPerson);
  return (
    <InviteForm inviting={inviting} people={people} submit={words.inviteMember}>
      <PersonFields inviting={inviting} people={people} />
    </InviteForm>
  );
});
