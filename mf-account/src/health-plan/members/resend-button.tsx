import { hasFeature, toastFailure, toasts } from '@shared/runtime';
import { Button } from '@shared/ui';
import { useState } from 'react';
import { resendInvitation } from '../../invite/invitations.api';
import { noteMembersChanged } from '../../invite/members-changed';
import type { Member } from './members.api';
import styles from './members.module.css';

/** Sends an open or expired invitation again, with a new link; absent for somebody who has joined. */
export function ResendButton({ member, onSent }: { member: Member; onSent: () => void }) {
  const [busy, setBusy] = useState(false);
  const { id, status } = member;
  if (!hasFeature('invitations') || id === undefined || (status !== 'invited' && status !== 'expired'))
    return null;
  const handleSend = async () => {
    setBusy(true);
    try {
      await resendInvitation(id);
      toasts.success('The invitation is sent again.');
      noteMembersChanged();
      onSent();
    } catch (error) {
      if (!toastFailure(error)) toasts.error('The invitation could not be sent. Try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" busy={busy} onClick={() => void handleSend()}>
        Send the invitation again
      </Button>
    </div>
  );
}
