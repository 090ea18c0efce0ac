import { hasFeature, toastFailure, toasts } from '@shared/runtime';
import { Button } from '@shared/ui';
import { useState } from 'react';
import { resendInvitation } from '../../invite/invitations.api';
import { noteMembersChanged } from '../../invite/members-changed';
import type { Member } from './members.api';
import styles from './members.module.css';
import { words } from './members.words';

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
      toasts.success(words.sentAgain);
      noteMembersChanged();
      onSent();
    } catch (error) {
      if (!toastFailure(error)) toasts.error(words.notSent);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" busy={busy} onClick={() => void handleSend()}>
        {words.sendAgain}
      </Button>
    </div>
  );
}
