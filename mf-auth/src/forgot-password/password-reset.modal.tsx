import { Button } from '@ilera/ui';
import styles from '../components/auth-form.module.css';
import { words as common } from '../components/components.words';
import { SwitchLink } from '../components/switch-link';
import { authStrings } from '../strings';
import { askedAddress, openMailbox } from '../components/mailbox-address';

/** The panel that follows once a reset link is on its way. */
export default function PasswordResetModal() {
  return (
    <>
      <p>{authStrings.resetMail}</p>
      <div className={styles.buttons}>
        <Button onClick={() => openMailbox(askedAddress())}>{common.openEmail}</Button>
        <SwitchLink to="login">{common.loginInstead}</SwitchLink>
      </div>
    </>
  );
}
