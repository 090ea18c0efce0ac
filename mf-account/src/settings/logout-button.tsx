import { Button, LogoutIcon } from '@shared/ui';
import { useState } from 'react';
import { endSession } from './end-session';
import { words } from './settings.words';

const LOGOUT_DELAY_MS = 3_000;

/**
 * Ends the session after three seconds with a spinner (A9.4). The server is called with our own API only
 * (R4.58, `session-security`).
 */
export function LogoutButton() {
  const [leaving, setLeaving] = useState(false);
  const handleLogout = () => {
    setLeaving(true);
    // Leaving the page does not cancel it, because the person has pressed Log out.
    setTimeout(() => endSession('logout'), LOGOUT_DELAY_MS);
  };
  return (
    <Button variant="secondary" icon={<LogoutIcon />} busy={leaving} onClick={handleLogout}>
      {words.logout}
    </Button>
  );
}
