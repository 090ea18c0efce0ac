import { useState } from 'react';
import { InviteForm, PersonFields } from '../invite/invite-form';
import { InviteStore } from '../invite/invite.store';
import { memberWords as words } from '../invite/invite.words';
import { sendPerson } from '../invite/person';

/** The inside of the `add_member` modal: one person for a family plan. */
export default function AddMemberModal() {
  const [store] = useState(() => new InviteStore());
  return (
    <InviteForm store={store} submit={words.submit} onSend={(form) => sendPerson(store, form)}>
      <PersonFields store={store} />
    </InviteForm>
  );
}
