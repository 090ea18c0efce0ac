import { type ModalBodyProps, paths } from '@ilera/contracts';
import { Link, session } from '@ilera/runtime';
import { Notice } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { GoogleButton } from '../google/google-button';
import styles from '../components/auth-form.module.css';
import { SignUpForm } from './sign-up-form';
import { words } from './sign-up.words';

/** The sign-up panel. The landing page opens it for signed-in people (R4.22), so it also links to the account. */
export default observer(function SignUpModal({ close }: ModalBodyProps) {
  return (
    <>
      {session.signedIn && (
        <div className={styles.notices}>
          <Notice>
            {words.knownDevice} <Link to={paths.accountHome}>{words.toAccount}</Link>
          </Notice>
        </div>
      )}
      <GoogleButton />
      <SignUpForm onDone={close} />
    </>
  );
});
