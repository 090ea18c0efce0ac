import * as calls from '@ilera/contracts/calls';
import { api, leaveSite, tabStorage, useLocation } from '@ilera/runtime';
import { ActionButton, Button, ErrorLine, PageHeading, SecureIcon } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { addresses } from '../addresses';
import styles from './desk.module.css';
import { words } from './desk.words';
import { staff } from './staff.store';

/** Leaves for the identity provider, which returns to `address`. Throws for an invalid provider. */
async function startSignIn(address: string): Promise<void> {
  const { url } = await api.call(calls.clinicSignIn);
  wantedAddress.remember(address);
  leaveSite(url);
}

/**
 * Leads to the identity provider and back to this address. If a screen waits behind the sign-in, another tab opens
 * instead, because typed text exists only in this document.
 */
export const SignIn = observer(function SignIn() {
  const { pathname, search } = useLocation();
  const isKept = staff.me !== null;
  useEffect(() => {
    if (!isKept) return undefined;
    document.getElementById('main')?.focus();
    const reload = () => void staff.load();
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [isKept]);
  const isRefused = new URLSearchParams(search).get('sign_in') === 'refused';
  return (
    <div className={styles.door}>
      <PageHeading lead={staff.isLocked ? words.lockedLead : isKept ? words.endedLead : words.signInLead}>
        {staff.isLocked ? words.lockedHeading : isKept ? words.endedHeading : words.signInHeading}
      </PageHeading>
      {isRefused && <ErrorLine>{words.refused}</ErrorLine>}
      {isKept ? (
        <>
          <p>{words.kept}</p>
          <Button icon={<SecureIcon />} onClick={openBeside}>
            {words.signInBeside}
          </Button>
        </>
      ) : (
        <ActionButton icon={<SecureIcon />} act={() => startSignIn(isRefused ? pathname : pathname + search)}>
          {words.signIn}
        </ActionButton>
      )}
    </div>
  );
});

// eslint-disable-next-line no-restricted-syntax -- a constant address of the clinic, and this document must stay
const openBeside = () => void window.open(addresses.today, '_blank', 'noopener');

const key = 'clinic_wanted';

/** The address to open after the sign-in, which always returns to the clinic's first page. */
export const wantedAddress = {
  remember: (address: string) => tabStorage.set(key, address),
  /** Returns the address once. */
  take(): string | null {
    const address = tabStorage.get(key);
    tabStorage.remove(key);
    return address?.startsWith('/clinic') ? address : null;
  },
};
