import * as calls from '@shared/contracts/calls';
import { api, failureText, leaveSite, Mutation, useLocation } from '@shared/runtime';
import { Button, ErrorLine, PageHeading, SecureIcon } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './desk.module.css';
import { words } from './desk.words';
import { staff } from './staff.store';
import { wantedAddress } from './wanted-address';

/** The way in: to the identity provider, and back to this address. */
export const SignIn = observer(function SignIn() {
  const { pathname, search } = useLocation();
  const [{ busy, failure, run }] = useState(() => new Mutation(() => api.call(calls.clinicSignIn)));
  const isRefused = new URLSearchParams(search).get('sign_in') === 'refused';
  const handleClick = async () => {
    const started = await run();
    if (!started) return;
    wantedAddress.remember(isRefused ? pathname : pathname + search);
    leaveSite(started.result.url);
  };
  return (
    <div className={styles.door}>
      <PageHeading lead={staff.isLocked ? words.lockedLead : words.signInLead}>
        {staff.isLocked ? words.lockedHeading : words.signInHeading}
      </PageHeading>
      {isRefused && <ErrorLine>{words.refused}</ErrorLine>}
      <Button icon={<SecureIcon />} busy={busy} onClick={() => void handleClick()}>
        {words.signIn}
      </Button>
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </div>
  );
});
