import type { ModalBodyProps } from '@ilera/contracts';
import { interfaceState } from '@ilera/runtime';
import { useState } from 'react';
import { SwitchLink } from '../components/switch-link';
import { readToken } from '../session/one-time-token';
import { ResetPasswordForm } from './reset-password-form';
import { words } from './reset-password.words';

/** The new-password panel for the reset link that opened this document. */
export default function NewPasswordModal(_props: ModalBodyProps) {
  const [token] = useState(() => readToken('reset'));
  if (token) return <ResetPasswordForm token={token} onLogin={() => interfaceState.switchTo('login')} />;
  return (
    <p>
      <span>{`${words.noTokenInPanel[0]} `}</span>
      <SwitchLink to="forgotPassword">{words.noTokenInPanel[1]}</SwitchLink>
    </p>
  );
}
