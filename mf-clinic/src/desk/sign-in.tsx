import * as calls from '@ilera/contracts/calls';
import { api, leaveSite, tabStorage, useLocation } from '@ilera/runtime';
import { ActionButton, ErrorLine, PageHeading, SecureIcon } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import styles from './desk.module.css';
import { words } from './desk.words';
import { staff } from './staff.store';

/** Leaves for the identity provider, whose way back leads to `address`. Throws for a provider that is none. */
async function begin(address: string): Promise<void> {
  const { url } = await api.call(calls.clinicSignIn);
  wantedAddress.remember(address);
  leaveSite(url);
}

/** The way in: to the identity provider, and back to this address. */
export const SignIn = observer(function SignIn() {
  const { pathname, search } = useLocation();
  const isRefused = new URLSearchParams(search).get('sign_in') === 'refused';
  return (
    <div className={styles.door}>
      <PageHeading lead={staff.isLocked ? words.lockedLead : words.signInLead}>
        {staff.isLocked ? words.lockedHeading : words.signInHeading}
      </PageHeading>
      {isRefused && <ErrorLine>{words.refused}</ErrorLine>}
      <ActionButton icon={<SecureIcon />} act={() => begin(isRefused ? pathname : pathname + search)}>
        {words.signIn}
      </ActionButton>
    </div>
  );
});

const key = 'clinic_wanted';

/** The address to go on at after the sign-in, which itself comes back to the clinic's first page. */
export const wantedAddress = {
  remember: (address: string) => tabStorage.set(key, address),
  /** Gives it once. */
  take(): string | null {
    const address = tabStorage.get(key);
    tabStorage.remove(key);
    return address?.startsWith('/clinic') ? address : null;
  },
};
