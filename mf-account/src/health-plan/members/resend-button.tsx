import type { Employee } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { api, hasFeature, Mutation, toastFailure, toasts } from '@shared/runtime';
import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './members.module.css';
import { words } from './members.words';

interface Props {
  member: Employee;
  onSent: () => void;
}

/** Sends an open or expired invitation again, with a new link; absent for somebody who has joined. */
export const ResendButton = observer(function ResendButton({ member: { id, status }, onSent }: Props) {
  const [resending] = useState(
    () => new Mutation(() => api.call(calls.resendInvitation, { params: { id } }), [calls.employees]),
  );
  if (!hasFeature('invitations') || id === '' || (status !== 'invited' && status !== 'expired')) return null;
  const handleSend = async () => {
    if (await resending.run()) {
      toasts.success(words.sentAgain);
      onSent();
    } else if (!toastFailure(resending.failure)) toasts.error(words.notSent);
  };
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" busy={resending.busy} onClick={() => void handleSend()}>
        {words.sendAgain}
      </Button>
    </div>
  );
});
