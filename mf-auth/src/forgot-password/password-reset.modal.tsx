import { Button, Buttons } from '@ilera/ui';
import { words as common } from '../components/components.words';
import { SwitchLink } from '../components/switch-link';
import { authStrings } from '../strings';
import { lastResetAddress, openMailbox } from '../components/mailbox-address';

/** The panel shown after a reset link was sent. */
export default function PasswordResetModal() {
  return (
    <>
      <p>{authStrings.resetMail}</p>
      <Buttons apart>
        <Button onClick={() => openMailbox(lastResetAddress())}>{common.openEmail}</Button>
        <SwitchLink to="login">{common.loginInstead}</SwitchLink>
      </Buttons>
    </>
  );
}
