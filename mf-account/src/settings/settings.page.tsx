import { fullName } from '@ilera/format';
import { hasFeature } from '@ilera/runtime';
import { Avatar, Button, LogoutIcon, Reveal, Skeleton, SkeletonGroup } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AccountPage } from '../profile/account-page';
import { useUser } from '../profile/use-profile';
import { AccessLog } from './own-data/access-log';
import { AddressForm } from './address/address-form';
import { OwnData } from './own-data/own-data';
import { PasswordForm } from './password/password-form';
import { ProfileForm } from './profile/profile-form';
import styles from './settings.module.css';
import { words } from './settings.words';
import { signOut } from './sign-out';

const logoutDelayMs = 3_000;

/**
 * Logs out after a pause, even if the person leaves the page. A document that is left logs out at once, because its
 * timers may never fire.
 */
function logOutSoon(): void {
  const logOut = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', logOut);
    document.removeEventListener('visibilitychange', logOutWhenHidden);
    signOut('logout');
  };
  const logOutWhenHidden = () => document.hidden && logOut();
  const timer = setTimeout(logOut, logoutDelayMs);
  window.addEventListener('pagehide', logOut);
  document.addEventListener('visibilitychange', logOutWhenHidden);
}

/**
 * Ends the session after three seconds with a spinner (R4.58). Only this repository's API is called (R4.58,
 * `session-security`).
 */
function LogoutButton() {
  const [leaving, setLeaving] = useState(false);
  const handleLogout = () => {
    setLeaving(true);
    logOutSoon();
  };
  return (
    <Button variant="secondary" icon={<LogoutIcon />} busy={leaving} onClick={handleLogout}>
      {words.logout}
    </Button>
  );
}

/** /account/settings, for signed-in people: profile, address, password, personal data, and log-out. */
export default observer(function SettingsPage() {
  const person = (
    <div className={styles.person}>
      <Avatar name={fullName(useUser())} size="medium" />
      <LogoutButton />
    </div>
  );
  const pending = (
    <SkeletonGroup label={words.loading} className={styles.skeletons}>
      <Skeleton shape="block" height="18rem" />
      <Skeleton shape="block" height="14rem" />
    </SkeletonGroup>
  );
  return (
    <AccountPage heading={words.heading} action={person} className={styles.page} pending={pending}>
      {(user) => (
        <>
          <ProfileForm user={user} />
          <Reveal duration={1000}>
            <AddressForm user={user} />
          </Reveal>
          {user.signup_method === 'email' && (
            <Reveal duration={1000}>
              <PasswordForm />
            </Reveal>
          )}
          {hasFeature('privacy') && (
            <>
              <AccessLog />
              <OwnData hasPassword={user.signup_method === 'email'} />
            </>
          )}
        </>
      )}
    </AccountPage>
  );
});
