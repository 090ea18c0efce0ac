import type { User } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { api, failureText, hasFeature, Mutation, toasts } from '@shared/runtime';
import { Button, ErrorLine, Notice, Sentence } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { words } from './account-home.words';

/** Offers a link to somebody whose password and mailbox were not shown together yet (R4.89). */
export const UnprovenNotice = observer(function UnprovenNotice({ user }: { user: User }) {
  const [sending] = useState(() => new Mutation(() => api.call(calls.sendVerification)));
  if (!hasFeature('session-security') || user.email_proven !== false) return null;
  const handleSend = async () => {
    if (await sending.run()) toasts.success(words.linkSent);
  };
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" busy={sending.busy} onClick={() => void handleSend()}>
          {words.sendLink}
        </Button>
      }
    >
      <Sentence text={words.unproven(user.email)} asIs={user.email} />
      <ErrorLine>{failureText(sending.failure)}</ErrorLine>
    </Notice>
  );
});
