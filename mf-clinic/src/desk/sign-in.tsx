import { leaveSite, useLocation } from '@shared/runtime';
import { Button, ErrorLine, PageHeading, SecureIcon } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useAct } from '../components/use-act';
import styles from './desk.module.css';
import { words } from './desk.words';
import { startSignIn } from './staff-session.api';
import { staff } from './staff.store';
import { wantedAddress } from './wanted-address';

/** The way in: to the identity provider, and back to this address. */
export const SignIn = observer(function SignIn() {
  const { pathname, search } = useLocation();
  const { busy, failure, run } = useAct();
  const isRefused = new URLSearchParams(search).get('sign_in') === 'refused';
  const handleClick = () =>
    run(async () => {
      const url = await startSignIn();
      wantedAddress.remember(isRefused ? pathname : pathname + search);
      leaveSite(url);
    });
  return (
    <div className={styles.door}>
      <PageHeading lead={staff.isLocked ? words.lockedLead : words.signInLead}>
        {staff.isLocked ? words.lockedHeading : words.signInHeading}
      </PageHeading>
      {isRefused && <ErrorLine>{words.refused}</ErrorLine>}
      <Button icon={<SecureIcon />} busy={busy} onClick={() => void handleClick()}>
        {words.signIn}
      </Button>
      <ErrorLine>{failure}</ErrorLine>
    </div>
  );
});
