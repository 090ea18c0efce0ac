import { pathTo } from '@shared/contracts';
import { session, type useNavigate } from '@shared/runtime';
import { clearSettingsDrafts } from './settings-drafts';

/**
 * Ends the session and leads to sign-in with a message. Both happen in the same task, so that React renders them together:
 * otherwise the guard of the account would see the ended session first and redirect with its own message.
 */
export function endSession(navigate: ReturnType<typeof useNavigate>, message: string): void {
  clearSettingsDrafts();
  void navigate(pathTo.signIn({ success_message: message }));
  session.clear();
}
