import { observer } from 'mobx-react-lite';
import { InviteForm, PersonFields } from './invite-form';
import { words } from './invite.words';
import { useInviting } from './inviting';

/** The content of the `add_member` modal: invites one person to a family plan. */
export default observer(function AddMemberModal() {
  return (
    <InviteForm inviting={useInviting()} submit={words.inviteMember}>
      <PersonFields />
    </InviteForm>
  );
});
