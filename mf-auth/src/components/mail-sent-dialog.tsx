import { Button, Buttons, Dialog } from '@ilera/ui';
import type { ReactNode } from 'react';
import { authStrings } from '../strings';
import { words } from './components.words';
import { openMailbox } from './mailbox-address';

interface Props {
  /** The address of the mail; null before it is sent. */
  email: string | null;
  onClose: () => void;
  children: ReactNode;
}

/** Confirms that a mail was sent, and explains the next step. */
export function MailSentDialog({ email, onClose, children }: Props) {
  if (email === null) return null;
  return (
    <Dialog title={authStrings.emailSent} size="small" closeButton={false} onClose={onClose}>
      <p>{children}</p>
      <Buttons apart>
        <Button onClick={() => openMailbox(email)}>{words.openEmail}</Button>
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </Buttons>
    </Dialog>
  );
}
