import { pathTo } from '@shared/contracts';
import { session, type useNavigate } from '@shared/runtime';
import { flushSync } from 'react-dom';

/**
 * Ends the session and leads to sign-in with a message. Both in one step, drawn at once: otherwise the guard of the
 * account sees the ended session first and sends the person to sign-in with its own message.
 */
export function endSession(navigate: ReturnType<typeof useNavigate>, message: string): void {
  session.clear();
  flushSync(() => void navigate(pathTo.signIn({ success_message: message })));
}
